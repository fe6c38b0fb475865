import { createBrowserHistory } from 'history';
import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, type NavigationType } from 'react-router-dom';
import { forgetFailures, keepScroll, loadedPage, pageOf } from './pages';

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
  const shownKey = useRef(location.key);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        keepScroll(shownKey.current);
        forgetFailures();
        shownKey.current = next.location.key;
        if (loadedPage(pageOf(next.location.pathname))) show(next);
        else startTransition(() => show(next));
      }),
    [history],
  );
  return (
    <Router
      navigator={history}
      location={location}
      // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- each package has this enum
      navigationType={action as string as NavigationType}
    >
      {children}
    </Router>
  );
}
