import { ToastProvider } from '@hadal/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import Donate from '../pages/donate';
import { Newsletter } from './newsletter';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['in the footer', Newsletter],
  ['on /donate', Donate],
])('the form %s tells who is subscribed, except with NEWSLETTER_PRIVACY', (_place, Form) => {
  const html = () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ToastProvider>
          <Form />
        </ToastProvider>
      </MemoryRouter>,
    );
  expect(html()).toContain('already subscribed!');
  vi.stubEnv('NEWSLETTER_PRIVACY', 'on');
  expect(html()).not.toContain('already subscribed!');
});
