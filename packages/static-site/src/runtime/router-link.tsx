import type { ComponentPropsWithRef } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { isWhole } from './deferred';
import { isPage, prefetch } from './prefetch';

interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Renders a link: to a page without a reload, its code fetched when a visitor means to go. */
export const RouterLink = ({ href, ...rest }: RouterLinkProps) =>
  isPage(href) ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />;

/** React Router's own `Link` brings a third of that library, for routers that load data. */
function PageLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler(href, target ? { target } : {});
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && isWhole()) follow(event);
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
