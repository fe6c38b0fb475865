import { createBrowserHistory } from 'history';
import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, type NavigationType } from 'react-router-dom';
import { forgetFailures, keepScroll, loadedPage, pageOf } from './pages';

/**
 * React Router's `BrowserRouter`, except that a page whose code is loaded renders synchronously: as a
 * transition, between whose slices a slow phone paints the old page, it takes twice as long. While a page
 * loads, the old one stays in place.
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
