import type { LinkComponentProps } from '@hadal/ui';
import { Link } from 'react-router-dom';
import { forgetPage, loadPage } from './pages';
import { pageOf } from './routes';

/** A page of ours: neither another site's nor a file, such as /feed.xml. */
const isPage = (href: string) => /^\/[^.?#]*(?:[?#]|$)/.test(href);

/** Whether the visitor asks to be sent no more than what was asked for. */
const savesData = () =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** The site's links for `@hadal/ui`: pages without a reload, fetched when a visitor means to go. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  if (!isPage(href)) {
    return <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest} />;
  }
  const page = pageOf(href.split(/[?#]/, 1)[0] ?? href);
  const prefetch = () => {
    if (savesData()) return;
    // What fails now is tried again, and shown, when the link is followed.
    loadPage(page).catch(() => forgetPage(page));
  };
  return (
    <Link
      {...rest}
      to={href}
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
