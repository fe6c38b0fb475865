import { Heading, Link } from '@hadal/ui';

const components = { a: Link, h2: Heading };

/** What Markdown's elements are in pages written in MDX: links follow the router. */
export const useMDXComponents = () => components;
