import { createBrowserHistory, createPath, type Action, type Location } from 'history';
import {
  createContext,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, type NavigationType } from 'react-router-dom';
import { isHydrated } from './deferred-island';
import { forgetFailures, loadDocument, loadedPage, pageOf } from './pages';
import { keepPlace, watchPlaces } from './scroll-restoration';

type Navigate = (href: string, options?: { replace?: boolean }) => void;

/**
 * Navigates to a page of the site. Unlike React Router's `useNavigate`, it stays the same, so that a link
 * need not render again with each page.
 */
export const NavigateContext = createContext<Navigate>(() => {});

/**
 * React Router's `BrowserRouter`, except that a loaded page renders synchronously: a transition
 * takes twice as long on a slow phone, which paints the old page between its slices. While a page
 * loads, the old one stays.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => {
    watchPlaces();
    return createBrowserHistory();
  });
  const [{ action, location }, show] = useState({
    action: history.action,
    location: history.location,
  });
  const shown = useRef<Location>(location);
  const navigate = useCallback<Navigate>(
    // As browsers do: the same address makes no history entry.
    (href, { replace = href === createPath(history.location) } = {}) =>
      history[replace ? 'replace' : 'push'](href),
    [history],
  );
  useLayoutEffect(() => {
    const follow = (next: { action: Action; location: Location }) => {
      const page = pageOf(next.location.pathname);
      const isOther = page !== pageOf(shown.current.pathname);
      keepPlace(shown.current);
      forgetFailures();
      shown.current = next.location;
      if (isHydrated() && loadedPage(page)) return show(next);
      // Waits for what has not hydrated: at once, React would hydrate it as a part of the next page.
      startTransition(() => show(next));
      // Like a link, so that no other page waits for it.
      if (isOther && !isHydrated()) void loadDocument();
    };
    // Whoever went back while the page hydrated would stay on it.
    if (history.location !== shown.current) follow(history);
    return history.listen(follow);
  }, [history]);
  return (
    <NavigateContext value={navigate}>
      <Router
        navigator={history}
        location={location}
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- each package has this enum
        navigationType={action as string as NavigationType}
      >
        {children}
      </Router>
    </NavigateContext>
  );
}
