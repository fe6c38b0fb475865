import type { LinkComponentProps } from '@hadal/ui';
import { useLinkClickHandler } from 'react-router-dom';
import { isWhole } from './deferred';
import { forgetPage, loadPage } from './pages';
import { pageOf } from './routes';

/** A page of ours: neither another site's nor a file, such as /feed.xml. */
const isPage = (href: string) => /^\/[^.?#]*(?:[?#]|$)/.test(href);

/** Whether the visitor asks to be sent no more than what was asked for. */
const savesData = () =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** The site's links for `@hadal/ui`: pages without a reload, fetched when a visitor means to go. */
export const RouterLink = ({ href, ...rest }: LinkComponentProps) =>
  isPage(href) ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />;

/** React Router's own `Link` brings a third of that library, for routers that load data. */
function PageLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const follow = useLinkClickHandler(href, target ? { target } : {});
  const page = pageOf(href.split(/[?#]/, 1)[0] ?? href);
  const prefetch = () => {
    if (savesData()) return;
    // What fails now is tried again, and shown, when the link is followed.
    loadPage(page).catch(() => forgetPage(page));
  };
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
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
    />
  );
}
