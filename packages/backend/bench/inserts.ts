import { Agent, request } from 'node:http';
import type { ServerProcess } from '@hadal/local-supabase/test/server-process';

const SECONDS = 10;
/** The number of inserts the rate limit grants a visitor per hour. */
const PER_VISITOR = 5;
/** The number of such visitors it grants a network of 256 addresses. */
const PER_NETWORK = 24;

/** Returns the number of sign-ups answered per second, sent by visitors who share `connections`. */
export async function measureInserts(
  { url, publishableKey }: ServerProcess,
  connections: number,
  visitors: readonly string[],
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const perSecond = Array.from({ length: SECONDS }, () => 0);
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  let sent = 0;

  async function connection(): Promise<void> {
    while (elapsed() < SECONDS) {
      const visitor = Math.floor(sent / PER_VISITOR);
      const token = visitors[visitor];
      if (token === undefined)
        throw new Error('There are more sign-ups than visitors to make them.');
      sent += 1;
      const email = `${connections}-${sent}@example.org`;
      const status = await post(JSON.stringify({ email, source: 'footer_form' }), token, visitor);
      if (status !== 201) throw new Error(`A sign-up was answered with ${status} instead of 201.`);
      const second = Math.floor(elapsed());
      if (second < SECONDS) perSecond[second] = (perSecond[second] ?? 0) + 1;
    }
  }

  function post(body: string, token: string, visitor: number): Promise<number | undefined> {
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    return new Promise((resolve, reject) => {
      request(`${url}/rest/v1/newsletter_subs`, {
        method: 'POST',
        agent,
        headers,
        // Linux has sixteen million loopback addresses.
        localAddress: `127.${connections}.${Math.floor(visitor / PER_NETWORK)}.${1 + (visitor % PER_NETWORK)}`,
      })
        .on('response', (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        })
        .on('error', reject)
        .end(body);
    });
  }

  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return perSecond;
}
