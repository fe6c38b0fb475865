import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { routes } from '../../app/routes/index.ts';
import type { Api } from '../api.ts';
import { Asker, type Tally } from './ask.ts';

export interface Target {
  site: string;
  api: Api;
  tally: Tally;
}

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
export async function visit(number: number, { site, api, tally }: Target): Promise<void> {
  const network = Math.floor(number / household) + 1;
  const asker = new Asker(tally, addressOf(network, 1));
  try {
    const tag = await read(asker, site, pathOf(number));
    await wait(pause);
    await read(asker, site, pathOf(number + 1));
    await asker.ask(304, `${site}${pathOf(number)}`, {
      headers: { ...browser, 'if-none-match': tag },
    });
    if (number % 20 === 0) await asker.ask(404, `${site}/nowhere/${number}`, { headers: browser });
    await wait(pause);

    const headers = { apikey: api.publishableKey };
    const { access_token: token, refresh_token } = parse(
      await asker.ask(200, `${api.url}/auth/v1/signup`, { method: 'POST', headers, body: {} }),
    ) as Record<'access_token' | 'refresh_token', string>;
    const known = { ...headers, authorization: `Bearer ${token}` };
    const items = parse(await asker.ask(200, `${api.url}${menu}`, { headers: known })) as unknown[];
    if (items.length === 0) throw new Error('The menu was empty');
    await asker.ask(200, `${api.url}${glossary}`, { headers: known });
    await wait(pause);

    const subscribe = (status: number, email: string) =>
      asker.ask(status, `${api.url}/rest/v1/newsletter_subs`, {
        method: 'POST',
        headers: known,
        body: { email, source: 'footer_form' },
      });
    if (number % 3 === 0) {
      await subscribe(201, `${number}@example.org`);
      await subscribe(409, `${number}@example.org`);
    }
    if (number % 30 === 1) {
      for (let time = 1; time <= 5; time += 1)
        await subscribe(201, `${number}-${time}@example.org`);
      await subscribe(429, `${number}-6@example.org`);
    }
    if (number % 5 === 0) {
      const refresh = `${api.url}/auth/v1/token?grant_type=refresh_token`;
      await asker.ask(200, refresh, { method: 'POST', headers, body: { refresh_token } });
    }
  } finally {
    await asker.close();
  }
}

/** Signs in repeatedly from one address until the rate limit refuses it. */
export async function exceed(network: number, { api, tally }: Target): Promise<void> {
  const asker = new Asker(tally, addressOf(network, 2));
  const signIn = (status: number) =>
    asker.ask(status, `${api.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: api.publishableKey },
      body: {},
    });
  try {
    for (let time = 1; time <= 30; time += 1) await signIn(200);
    await signIn(429);
  } finally {
    await asker.close();
  }
}

const browser = { 'accept-encoding': 'br, gzip' };
const menu = '/rest/v1/menu_items?select=*&visible=eq.true&order=section,order_index';
const glossary =
  '/rest/v1/glossary_terms?select=slug,term,definition,symbol,unit,related&status=eq.published';

const parse = ({ body }: { body: Buffer }): unknown => JSON.parse(body.toString());

/** Loads a page with the files its HTML names, and returns its ETag. */
async function read(asker: Asker, site: string, path: string): Promise<string> {
  const { headers, body } = await asker.ask(200, `${site}${path}`, { headers: browser });
  if (headers['content-encoding'] !== 'br') throw new Error(`${path} was not sent as brotli`);
  if (!headers['content-security-policy'])
    throw new Error(`${path} was sent without a content security policy`);
  const named = brotliDecompressSync(body)
    .toString()
    .matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g);
  const assets = new Set([...named].map(([address]) => address));
  await Promise.all(
    [...assets].map(async (address) => {
      const asset = await asker.ask(200, `${site}${address}`, { headers: browser });
      if (!asset.headers['cache-control']?.includes('immutable')) {
        throw new Error(`${address} is not cached as immutable`);
      }
    }),
  );
  return String(headers['etag'] ?? '');
}
