import type { Route } from '@playwright/test';

const headers = { 'access-control-allow-origin': '*' };

/**
 * The ways in which the backend can fail to accept a form. The last times out once the test
 * advances the clock.
 */
export const failures: readonly { name: string; fail: (route: Route) => Promise<void> }[] = [
  { name: 'is not there', fail: (route) => route.abort('connectionrefused') },
  { name: 'fails', fail: (route) => route.fulfill({ status: 500, headers, body: 'down' }) },
  {
    name: 'has had too many',
    fail: (route) =>
      route.fulfill({
        status: 429,
        headers,
        json: { code: 'PT429', message: 'Too many submissions', hint: 'Try again in an hour.' },
      }),
  },
  { name: 'never answers', fail: () => Promise.resolve() },
];
