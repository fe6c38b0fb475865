import {
  createBrowserHistory,
  createPath,
  type Action,
  type BrowserHistory,
  type Location,
} from 'history';
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

/** The history of a visit, and its entry when the document began to hydrate. */
export interface Visit {
  history: BrowserHistory;
  start: Entry;
}

interface Entry {
  action: Action;
  location: Location;
}

/**
 * Starts to follow the browser's history. Once, outside React: a render that starts anew must not find
 * the page to which the visitor has gone back since, whose HTML is not in the document.
 */
export function startVisit(): Visit {
  watchPlaces();
  const history = createBrowserHistory();
  return { history, start: entryOf(history) };
}

const entryOf = ({ action, location }: BrowserHistory): Entry => ({ action, location });

interface PageRouterProps {
  visit: Visit;
  children: ReactNode;
}

/**
 * React Router's `BrowserRouter`, except that a loaded page renders synchronously: a transition
 * takes twice as long on a slow phone, which paints the old page between its slices. While a page
 * loads, the old one stays.
 */
export function PageRouter({ visit: { history, start }, children }: PageRouterProps) {
  const [{ action, location }, show] = useState(start);
  const shown = useRef<Location>(start.location);
  const navigate = useCallback<Navigate>(
    // As browsers do: the same address makes no history entry.
    (href, { replace = href === createPath(history.location) } = {}) =>
      history[replace ? 'replace' : 'push'](href),
    [history],
  );
  useLayoutEffect(() => {
    const follow = (next: Entry, isReady = isHydrated()) => {
      const page = pageOf(next.location.pathname);
      const isOther = page !== pageOf(shown.current.pathname);
      keepPlace(shown.current);
      forgetFailures();
      shown.current = next.location;
      if (isReady && loadedPage(page)) return show(next);
      const showSoon = () => startTransition(() => show(entryOf(history)));
      // Like a link: React would hydrate what has not hydrated as a part of the next page, or wait for it.
      if (isOther && !isReady) void loadDocument().then(showSoon);
      else showSoon();
    };
    // Whoever went back while the page hydrated would stay on it. Its islands have not even begun to.
    if (history.location !== shown.current) follow(entryOf(history), false);
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
