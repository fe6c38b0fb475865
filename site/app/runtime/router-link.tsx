import type { LinkComponentProps } from '@hadal/ui';
import { useLinkClickHandler } from 'react-router-dom';
import { isWhole } from './deferred';
import { isPage, prefetch } from './prefetch';

/** The site's links for `@hadal/ui`: pages without a reload, fetched when a visitor means to go. */
export const RouterLink = ({ href, ...rest }: LinkComponentProps) =>
  isPage(href) ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />;

/** React Router's own `Link` brings a third of that library, for routers that load data. */
function PageLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
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
