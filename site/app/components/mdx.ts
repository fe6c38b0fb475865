import { Heading, Link } from '@hadal/ui';

const components = { a: Link, h2: Heading };

/** Components that replace Markdown's elements in MDX pages: links use the router. */
export const useMDXComponents = () => components;
