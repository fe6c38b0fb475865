import { createBrowserHistory, createPath, type Location } from 'history';
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
import { forgetFailures, loadedPage, pageOf } from './pages';
import { keepPlace } from './scroll-restoration';

/** Follows a link to a page. */
export const FollowContext = createContext<(href: string) => void>(() => {});

/**
 * React Router's `BrowserRouter`, except that a loaded page renders synchronously: a transition
 * takes twice as long on a slow phone, which paints the old page between its slices. While a page
 * loads, the old one stays.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory());
  const [{ action, location }, show] = useState({
    action: history.action,
    location: history.location,
  });
  const shown = useRef<Location>(location);
  const follow = useCallback(
    (href: string) => {
      // As browsers do: the same address makes no history entry.
      if (href === createPath(history.location)) history.replace(href);
      else history.push(href);
    },
    [history],
  );
  useLayoutEffect(
    () =>
      history.listen((next) => {
        keepPlace(shown.current);
        forgetFailures();
        shown.current = next.location;
        if (loadedPage(pageOf(next.location.pathname))) show(next);
        else startTransition(() => show(next));
      }),
    [history],
  );
  return (
    <FollowContext value={follow}>
      <Router
        navigator={history}
        location={location}
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- each package has this enum
        navigationType={action as string as NavigationType}
      >
        {children}
      </Router>
    </FollowContext>
  );
}
