import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSigning, type Signing } from './auth/signing.ts';
import { asksForWebSocket, createGateway, type Services } from './gateway.ts';
import { json } from './http.ts';
import { PUBLISHABLE_KEY } from './keys.ts';
import { temporaryDirectory } from './test/temporary-directory.ts';

const SECRET_KEY = 'sb_secret_of_this_test';
const ISSUER = 'http://127.0.0.1/auth/v1';
const directory = temporaryDirectory();

const auth = vi.fn<Services['auth']['handle']>();
const rest = vi.fn<Services['rest']['handle']>();
const upgrade = vi.fn((_request: IncomingMessage, socket: Duplex) => void socket.end('upgraded'));
const server = createServer({ shouldUpgradeCallback: asksForWebSocket });
let signing: Signing;
let url: string;

beforeAll(async () => {
  signing = await openSigning(directory, ISSUER);
  const gateway = createGateway({
    functions: { own: async () => new Response() },
    auth: { handle: auth },
    rest: { handle: rest, reload: async () => undefined },
    realtime: {
      upgrade,
      audience: () => ({ connections: 0, channels: 0, subscriptions: 0 }),
      reload: async () => undefined,
      close: async () => undefined,
    },
    signing,
    secretKey: SECRET_KEY,
    logRequests: false,
  });
  server.on('request', gateway.request).on('upgrade', gateway.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  auth.mockReset().mockResolvedValue(json(200, {}));
  rest.mockReset().mockResolvedValue(json(200, []));
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const bearer = (token: string) => ({ apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` });
const token = (claims: object) => {
  const now = Math.floor(Date.now() / 1000);
  return signing.sign({ sub: 'somebody', role: 'authenticated', exp: now + 60, ...claims });
};

describe('keys', () => {
  test('a request without a key is refused', async () => {
    const response = await get('/rest/v1/menu_items');
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
    expect(rest).not.toHaveBeenCalled();
  });

  test('a request with another key is refused', async () => {
    const response = await get('/rest/v1/menu_items', { apikey: 'sb_publishable_other' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'Invalid API key' });
  });

  test('the publishable key stands for anon, in a header or in the address', async () => {
    await get('/rest/v1/menu_items?select=*', { apikey: PUBLISHABLE_KEY });
    await get(`/rest/v1/menu_items?select=*&apikey=${PUBLISHABLE_KEY}`);
    expect(rest).toHaveBeenCalledTimes(2);
    for (const [request] of rest.mock.calls) {
      expect(request).toMatchObject({
        path: '/menu_items',
        role: 'anon',
        claims: { role: 'anon' },
      });
      expect(String(request.query)).toBe('select=*');
    }
  });

  test('the secret key stands for the service role, but not in a browser', async () => {
    await get('/rest/v1/menu_items', { apikey: SECRET_KEY });
    expect(rest.mock.calls[0]?.[0].role).toBe('service_role');
    const response = await get('/rest/v1/menu_items', {
      apikey: SECRET_KEY,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
    });
    expect(response.status).toBe(401);
    expect(rest).toHaveBeenCalledTimes(1);
  });

  test('whoever verifies tokens reads the public keys without one', async () => {
    expect((await get('/auth/v1/.well-known/jwks.json')).status).toBe(200);
    expect((await get('/auth/v1/settings')).status).toBe(401);
  });
});

describe('tokens', () => {
  test('a user outranks the key', async () => {
    await get('/rest/v1/menu_items', bearer(await token({ is_anonymous: true })));
    expect(rest.mock.calls[0]?.[0]).toMatchObject({
      role: 'authenticated',
      claims: { sub: 'somebody', is_anonymous: true },
    });
  });

  test('a key sent as a token is nobody', async () => {
    await get('/rest/v1/menu_items', bearer(PUBLISHABLE_KEY));
    await get('/rest/v1/menu_items', bearer(SECRET_KEY));
    expect(rest.mock.calls.map(([request]) => request.role)).toEqual(['anon', 'anon']);
  });

  test.each([
    ['expired', () => token({ exp: Math.floor(Date.now() / 1000) - 60 }), 'PGRST303'],
    ['of another issuer', () => token({ iss: 'https://example.org' }), 'PGRST301'],
    ['of a role that is not the API’s', () => token({ role: 'postgres' }), 'PGRST301'],
    ['signed by nobody', async () => `${btoa('{"alg":"none"}')}.${btoa('{}')}.`, 'PGRST301'],
    ['tampered with', async () => (await token({})).replace(/.{8}$/, 'AAAAAAAA'), 'PGRST301'],
    ['no token at all', async () => 'nonsense', 'PGRST301'],
  ])('a token %s is refused', async (_what, make, code) => {
    const response = await get('/rest/v1/menu_items', bearer(await make()));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code });
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
    expect(rest).not.toHaveBeenCalled();
  });
});

describe('requests', () => {
  test('the database is told whence it came, whatever the client says', async () => {
    await get('/rest/v1/menu_items', {
      apikey: PUBLISHABLE_KEY,
      'cf-connecting-ip': '192.0.2.1',
      'x-forwarded-for': '192.0.2.1',
    });
    expect(rest.mock.lastCall?.[0].headers['cf-connecting-ip']).toBe('127.0.0.1');
  });

  test('every origin may ask, with the headers it names', async () => {
    const response = await fetch(`${url}/rest/v1/menu_items`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-headers': 'x-retry-count',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('x-retry-count');
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  });

  test('refusals are readable from every origin', async () => {
    for (const path of ['/rest/v1/menu_items', '/nowhere', '/health']) {
      expect((await get(path)).headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('a body of a mebibyte passes, a larger one does not', async () => {
    const post = (bytes: number) =>
      fetch(`${url}/rest/v1/subscribers`, {
        method: 'POST',
        headers: { apikey: PUBLISHABLE_KEY },
        body: 'x'.repeat(bytes),
      });
    expect((await post(1 << 20)).status).toBe(200);
    expect(rest.mock.calls[0]?.[0].body).toHaveLength(1 << 20);
    expect((await post((1 << 20) + 1)).status).toBe(413);
    expect(rest).toHaveBeenCalledTimes(1);
  });

  test.each(['/', '/nowhere', '/rest/v2/menu_items', '/storage/v10/bucket'])(
    'there is nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each([
    ['/storage/v1/bucket', 'Storage'],
    ['/functions/v1/hello', 'Edge Functions'],
    ['/graphql/v1', 'GraphQL'],
    ['/realtime/v1/api/broadcast', 'Broadcasting over HTTP'],
  ])('%s says that this service is not here', async (path, service) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await get(path);
    expect(response.status).toBe(501);
    expect(await response.json()).toEqual({
      code: 'not_implemented',
      message: `${service} is not part of the local backend`,
      hint: 'Use a real Supabase for it: packages/local-supabase/README.md tells how.',
    });
    report.mockRestore();
  });

  test.each([
    'GET http://[ HTTP/1.1',
    'GET //[ HTTP/1.1',
    'GET //user:password@x/functions/v1/own HTTP/1.1',
    'NONSENSE',
  ])('the malformed request "%s" is a bad request', async (line) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end(`${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a body that breaks off is not reported as our failure', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const logged = new Promise((resolve) =>
      server.once('request', (_, { req }) => req.once('close', resolve)),
    );
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end(
      `POST /rest/v1/x HTTP/1.1\r\nhost: x\r\napikey: ${PUBLISHABLE_KEY}\r\ncontent-length: 9\r\n\r\n{`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    await logged;
    expect(report).not.toHaveBeenCalled();
    report.mockRestore();
  });

  test('a function is not asked by a method that the fetch standard forbids', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end('TRACE /functions/v1/own HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /);
  });

  test('a failure of our own is reported and tells nothing', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    rest.mockRejectedValueOnce(new Error('secret detail'));
    const response = await get('/rest/v1/menu_items', { apikey: PUBLISHABLE_KEY });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
    expect(report).toHaveBeenCalledWith(expect.any(Error));
    report.mockRestore();
  });

  /** Asks for an upgrade of the connection. */
  const ask = async (path: string, protocol: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: ${protocol}\r\n\r\n`,
    );
    return text(socket);
  };

  test('only the realtime address is upgraded', async () => {
    expect(await ask('/realtime/v1/websocket?apikey=any', 'WebSocket')).toBe('upgraded');
    expect(await ask('/elsewhere', 'websocket')).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('a client that offers HTTP/2, as curl and Java may, is answered', async () => {
    expect(await ask(`/rest/v1/x?apikey=${PUBLISHABLE_KEY}`, 'h2c')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
