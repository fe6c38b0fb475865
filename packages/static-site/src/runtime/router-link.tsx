import { use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { isHydrated } from './deferred-island';
import { NavigateContext } from './page-router';
import { isPage, prefetch } from './prefetch';

interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Renders a link that navigates on the client and prefetches the page's code on hover or focus. */
export const RouterLink = ({ href, ...rest }: RouterLinkProps) =>
  isPage(href) ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />;

/**
 * Replaces React Router's `Link`, which pulls in a third of that library for data routers, and renders every
 * link of header and footer again with each page.
 */
function PageLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: RouterLinkProps) {
  const navigate = use(NavigateContext);
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isHydrated() || opensElsewhere(event)) return;
        event.preventDefault();
        navigate(href);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(href);
      }}
    />
  );
}

/** Returns whether the browser opens the link in a tab or window of its own, or saves it. */
const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  !['', '_self'].includes(currentTarget.target);
