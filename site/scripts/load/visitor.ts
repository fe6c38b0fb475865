import { setTimeout as wait } from 'node:timers/promises';
import { listPublishedTerms } from '../../app/data/glossary.ts';
import { listMenu } from '../../app/data/menu.ts';
import { routes } from '../../app/routes/index.ts';
import { connect, type Api } from '../api.ts';
import { openAsker } from './ask.ts';

export interface Target {
  site: string;
  api: Api;
}

type Ask = typeof globalThis.fetch;

/** Visitors who share an IP address: fewer than its limit of thirty sign-ins per hour. */
const household = 20;
/** Pause between two steps, in ms. */
const pause = 200;
/**
 * Returns a loopback address. Linux has sixteen million of them, and limits count by address and by
 * /24 network.
 */
const addressOf = (network: number, at: number) =>
  `127.${(network >> 8) & 255}.${network & 255}.${at}`;
const pathOf = (number: number) => routes[number % routes.length]!.path;

/**
 * Simulates one visitor: reads, returns, signs in anonymously, subscribes to the menu; every third
 * subscribes to the newsletter. Some send requests that must be refused.
 */
export async function visit(number: number, { site, api }: Target): Promise<void> {
  const network = Math.floor(number / household) + 1;
  await using asker = openAsker(addressOf(network, 1));
  const { ask } = asker;
  const backend = connect(api, ask);
  const tag = await read(ask, site, pathOf(number));
  await wait(pause);
  await read(ask, site, pathOf(number + 1));
  await get(ask, 304, `${site}${pathOf(number)}`, { 'if-none-match': tag });
  if (number % 20 === 0) await get(ask, 404, `${site}/nowhere/${number}`);
  await wait(pause);

  await signIn(backend, 200);
  if ((await listMenu(backend)).length === 0) throw new Error('The menu was empty');
  await listPublishedTerms(backend);
  await wait(pause);

  const subscribe = async (expected: number, email: string) => {
    const row = { email, source: 'footer_form' };
    const { status } = await backend.from('newsletter_subs').insert(row);
    expectStatus('A subscription', expected, status);
  };
  if (number % 3 === 0) {
    await subscribe(201, `${number}@example.org`);
    await subscribe(409, `${number}@example.org`);
  }
  if (number % 30 === 1) {
    for (let time = 1; time <= 5; time += 1) await subscribe(201, `${number}-${time}@example.org`);
    await subscribe(429, `${number}-6@example.org`);
  }
  if (number % 5 === 0) {
    const { error } = await backend.auth.refreshSession();
    if (error) throw error;
  }
}

/** Signs in repeatedly from one address until the rate limit refuses it. */
export async function exceed(network: number, { api }: Target): Promise<void> {
  await using asker = openAsker(addressOf(network, 2));
  const backend = connect(api, asker.ask);
  for (let time = 1; time <= 30; time += 1) await signIn(backend, 200);
  await signIn(backend, 429);
}

function expectStatus(what: string, expected: number, status?: number) {
  if (status !== expected) throw new Error(`${what} was answered ${status} instead of ${expected}`);
}

async function signIn(backend: ReturnType<typeof connect>, expected: number) {
  const { error } = await backend.auth.signInAnonymously();
  expectStatus('A sign-in', expected, error ? error.status : 200);
}

/** Requests a file of the site, and reads the answer to its end. */
async function get(ask: Ask, expected: number, url: string, headers = {}) {
  const response = await ask(url, {
    headers: { 'accept-encoding': 'br, gzip', ...headers },
  });
  expectStatus(url, expected, response.status);
  return { headers: response.headers, text: await response.text() };
}

/** Loads a page with the files its HTML names, and returns its ETag. */
async function read(ask: Ask, site: string, path: string): Promise<string> {
  const { headers, text } = await get(ask, 200, `${site}${path}`);
  if (headers.get('content-encoding') !== 'br') throw new Error(`${path} was not sent as brotli`);
  if (!headers.get('content-security-policy'))
    throw new Error(`${path} was sent without a content security policy`);
  const named = text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g);
  const assets = new Set([...named].map(([address]) => address));
  await Promise.all(
    [...assets].map(async (address) => {
      const asset = await get(ask, 200, `${site}${address}`);
      if (!asset.headers.get('cache-control')?.includes('immutable')) {
        throw new Error(`${address} is not cached as immutable`);
      }
    }),
  );
  return headers.get('etag') ?? '';
}
