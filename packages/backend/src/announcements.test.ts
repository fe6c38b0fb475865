import { beforeAll, expect, test } from 'vitest';
import { bearer, startTestServer } from '@hadal/local-supabase/test';

const server = startTestServer();
const heard: string[] = [];
let headers: Record<string, string>;
beforeAll(async () => {
  const visitor = server.client();
  await visitor.auth.signInAnonymously();
  headers = {
    apikey: server.backend.publishableKey,
    'content-type': 'application/json',
    ...(await bearer(visitor)),
  };
  const listener = server.client();
  for (const topic of ['menu', 'glossary']) {
    const channel = listener.channel(topic, { config: { private: true } });
    channel.on('broadcast', { event: '*' }, ({ event }) => heard.push(event));
    await new Promise((resolve) => channel.subscribe(resolve));
  }
});

const ask = (method: string, path: string, body?: string) =>
  fetch(`${server.backend.url}/rest/v1/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });

test.each([
  ['DELETE', 'glossary_terms?id=eq.0', undefined],
  ['DELETE', 'menu_items?id=eq.0', undefined],
  ['PATCH', 'glossary_terms?id=eq.0', '{"unit": "m"}'],
  ['POST', 'glossary_terms', '[]'],
  ['POST', 'glossary_terms?columns=slug', '[]'],
  ['POST', 'rpc/import_glossary_terms', '{"added": [], "changed": []}'],
])('a visitor’s %s of %s is rejected, and not announced', async (method, path, body) => {
  heard.length = 0;
  const response = await ask(method, path, body);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: '42501' });
  // Announcements arrive in order, so one sent for the request would precede these.
  const { engine } = server.backend;
  for (const topic of ['menu', 'glossary']) {
    await engine.run(`select realtime.send('{}', 'end', $1, true)`, [topic]);
  }
  await expect.poll(() => heard).toEqual(['end', 'end']);
});
