export { Link, LinkProvider } from './link';
export type { LinkComponentProps, LinkProps, LinkProviderProps } from './link';
export { TextLink, type TextLinkProps } from './text-link';
