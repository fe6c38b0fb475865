import { PUBLISHABLE_KEY } from '@hadal/backend';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestBackend } from '../../data/test/backend';
import type { Giving } from './giving';

// Only the page runs in jsdom: the backend needs Node's own URL and AbortSignal.
await vi.hoisted(async () => {
  const { createRequire } = await import('node:module');
  // jsdom has no types of its own.
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
    JSDOM: new (html: string, options: { url: string }) => { window: typeof globalThis };
  };
  const { window } = new JSDOM('', { url: 'http://localhost/donate' });
  const { document, FormData, localStorage, location, sessionStorage } = window;
  const addEventListener = window.addEventListener.bind(window);
  const storage = { localStorage, sessionStorage };
  Object.assign(globalThis, { window, document, location, FormData, ...storage, addEventListener });
});

// A second, as usual, is short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const backend = startTestBackend();
const links = {
  USD: {
    once: 'https://pay.example/once?amount={amount}',
    monthly: 'https://pay.example/monthly?amount={amount}',
  },
};

let Panel: typeof Giving;
const leave = vi.fn<(address: string) => void>();
beforeAll(async () => {
  vi.stubEnv('SUPABASE_URL', backend.proxy.url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', PUBLISHABLE_KEY);
  // The modules of the test's backend have read an environment without an address.
  vi.resetModules();
  ({ Giving: Panel } = await import('./giving'));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  leave.mockClear();
});

const proceed = () => fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
const pledges = async () => {
  const { data } = await backend.operator.from('donation_pledges').select().order('id');
  return data!;
};

describe('giving, with payment pages', () => {
  test('stores one pledge and opens its payment page, however often the button is pressed', async () => {
    const before = (await pledges()).length;
    render(<Panel links={links} leave={leave} />);
    fireEvent.click(screen.getByRole('radio', { name: '$100' }));
    proceed();
    fireEvent.submit(screen.getByRole('form', { name: 'Donate' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    fireEvent.submit(screen.getByRole('form', { name: 'Donate' }));
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.example/once?amount=100');
    const made = (await pledges()).slice(before);
    expect(made).toMatchObject([
      { frequency: 'once', amount: 100, currency: 'USD', purpose: 'any' },
    ]);
  });

  test('can be used again after Back', async () => {
    render(<Panel links={links} leave={leave} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    proceed();
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    fireEvent(window, new window.Event('pageshow'));
    await screen.findByRole('button', { name: /^Continue/ });
    proceed();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
    expect(leave).toHaveBeenLastCalledWith('https://pay.example/monthly?amount=10');
  });

  test('stays and keeps the choice if the pledge could not be stored', async () => {
    backend.proxy.fail(/donation_pledges/, { status: 500, body: { message: 'down' } });
    render(<Panel links={links} leave={leave} />);
    fireEvent.click(screen.getByRole('radio', { name: '$250' }));
    proceed();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Nothing was charged');
    expect(screen.getByRole('radio', { name: '$250' })).toHaveProperty('checked', true);
    expect(leave).not.toHaveBeenCalled();
  });

  test('posts without scripts, and then links every payment page', () => {
    const html = renderToString(<Panel links={links} />).replaceAll('<!-- -->', '');
    expect(html).toContain('/rest/v1/rpc/pledge_by_form');
    expect(html).toMatch(/id="pledge-sent".*href="https:\/\/pay\.example\/once".*Once in USD/);
    expect(html).toMatch(/href="https:\/\/pay\.example\/monthly".*Monthly in USD/);
  });
});
