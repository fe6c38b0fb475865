import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Auth } from './auth/index.ts';
import type { Signing } from './auth/signing.ts';
import { runFunction, type EdgeFunctions } from './functions.ts';
import { json, type HttpResponse } from './http.ts';
import { PUBLISHABLE_KEY } from './keys.ts';
import type { createRealtime } from './realtime/index.ts';
import { logRequest } from './request-log.ts';
import { errorResponse, RestError } from './rest/errors.ts';
import type { Rest } from './rest/index.ts';

const BODY_LIMIT = 1 << 20;
/** The tolerated clock skew of a token's issuer, in seconds. */
const LEEWAY = 30;

/** Supabase services that this backend lacks. */
const ABSENT: Readonly<Record<string, string>> = {
  'functions/v1': 'Edge Functions',
  'graphql/v1': 'GraphQL',
  'realtime/v1/api': 'Broadcasting over HTTP',
  'storage/v1': 'Storage',
};

/** Auth paths that need no API key: those for verifying tokens and for following a link. */
const OPEN_PATH = /^\/(\.well-known\/|(authorize|callback|verify)$)/;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Content-Range, Content-Location, Preference-Applied, X-Total-Count, Link, ' +
    'X-Supabase-Api-Version, x-sb-error-code',
};

export interface Services {
  auth: Auth;
  rest: Rest;
  realtime: Awaited<ReturnType<typeof createRealtime>>;
  functions: EdgeFunctions['handlers'];
  signing: Signing;
  secretKey: string;
  /** True if every request is logged, not only failed ones. */
  logRequests: boolean;
}

export interface Gateway {
  request: RequestListener;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Creates the single entry point, which checks key, size and token, and forwards each request. */
export function createGateway(services: Services): Gateway {
  return {
    request(request, response) {
      const startedAt = performance.now();
      answer(request, services)
        .catch((error: unknown) => {
          // A truncated body is the client's fault, even if the client still waits for a response.
          if (request.errored) return refuseMalformed();
          console.error(error);
          return json(500, { message: 'Internal server error' });
        })
        .then((answered) => {
          send(response, answered);
          if (services.logRequests || answered.status >= 500) {
            logRequest(request, answered, performance.now() - startedAt);
          }
        })
        // The client has disconnected, or the service sent an invalid header.
        .catch(() => response.destroy());
    },
    upgrade(request, socket, head) {
      if (locate(request)?.pathname === '/realtime/v1/websocket') {
        services.realtime.upgrade(request, socket, head);
      } else {
        // A connection reset by the client must not end the process.
        socket.on('error', () => {});
        socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
      }
    },
  };
}

/** Returns whether a request asks for a WebSocket. Other upgrades, as to HTTP/2, are mere offers. */
export function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** Returns the role an API key maps to; undefined for an unknown key. */
export function roleOfKey(key: string | null, secretKey: string): string | undefined {
  if (key === PUBLISHABLE_KEY) return 'anon';
  return key === secretKey ? 'service_role' : undefined;
}

async function answer(request: IncomingMessage, services: Services): Promise<HttpResponse> {
  if (request.method === 'OPTIONS') return preflight(request);
  // The Fetch standard forbids TRACE, so a function could not receive it.
  if (request.method === 'TRACE') return json(405, { message: 'Method not allowed' });
  const url = locate(request);
  if (!url) return refuseMalformed();
  if (url.pathname === '/health') return { status: 200, headers: {}, body: 'ok' };
  const [, slug = ''] = /^\/functions\/v1\/([\w-]+)$/.exec(url.pathname) ?? [];
  const run = Object.hasOwn(services.functions, slug) ? services.functions[slug] : undefined;
  if (run) return answerBy(run, request, url);
  const [, service, path = '/'] = /^\/(auth|rest)\/v1(\/.*)?$/.exec(url.pathname) ?? [];
  if (!service) return refusePath(url.pathname);

  const address = request.socket.remoteAddress ?? '127.0.0.1';
  // Set here as by hosted Supabase's edge: rate limits count by it, so no client may choose it.
  const headers = plainHeaders({ ...request.headers, 'cf-connecting-ip': address });
  const key = headers['apikey'] ?? url.searchParams.get('apikey');
  const role = roleOfKey(key, services.secretKey);
  const isOpen = service === 'auth' && OPEN_PATH.test(path);
  if (!isOpen) {
    if (!role) return refuseKey(key);
    if (role === 'service_role' && headers['user-agent']?.includes('Mozilla/')) {
      return refuseSecretInBrowser();
    }
  }

  const body = await readBody(request);
  if (body === undefined) return refuseBody();
  url.searchParams.delete('apikey');
  const passed = { method: request.method ?? 'GET', path, query: url.searchParams, headers, body };
  if (service === 'auth') return services.auth.handle({ ...passed, address, role });

  const token = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
  let claims: Record<string, unknown> = { role };
  // supabase-js sends its API key as a bearer token when nobody is signed in.
  if (token && !token.startsWith('sb_')) {
    try {
      claims = await services.signing.verify(token, LEEWAY);
    } catch (error) {
      return refuseToken(token, error as { code?: string });
    }
  }
  return services.rest.handle({ ...passed, role: String(claims['role']), claims });
}

/** Runs a function without requiring an API key, since the function has its own. */
async function answerBy(
  run: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  url: URL,
): Promise<HttpResponse> {
  const body = await readBody(request);
  if (body === undefined) return refuseBody();
  const headers = new Headers();
  for (const [name, value] of Object.entries(plainHeaders(request.headers))) {
    if (value !== undefined) headers.set(name, value);
  }
  return runFunction(run, { url, method: request.method ?? 'GET', headers, body });
}

/** Parses the request URL; returns undefined if it is invalid, or has a password, which `Request` refuses. */
function locate(request: IncomingMessage): URL | undefined {
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1');
  return url && !url.username && !url.password ? url : undefined;
}

function plainHeaders(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}

/** Reads the body as text; returns undefined if it is too large, and discards the rest. */
function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > BODY_LIMIT) resolve(undefined);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
  });
}

function send(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  response.writeHead(status, { ...CORS, ...headers });
  response.end(body);
}

function preflight({ headers }: IncomingMessage): HttpResponse {
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '3600',
    },
  };
}

function refuseMalformed(): HttpResponse {
  return json(400, { message: 'Bad request' });
}

function refusePath(path: string): HttpResponse {
  const absent = Object.keys(ABSENT).find((prefix) => `${path}/`.startsWith(`/${prefix}/`));
  if (!absent) return json(404, { message: 'no Route matched with those values' });
  return json(501, {
    code: 'not_implemented',
    message: `${ABSENT[absent]} is not part of the local backend`,
    hint: 'Use a real Supabase for it: packages/local-supabase/README.md tells how.',
  });
}

function refuseBody(): HttpResponse {
  return json(413, { message: 'Request size limit exceeded' }, { connection: 'close' });
}

function refuseKey(key: string | null): HttpResponse {
  return key
    ? json(401, {
        message: 'Invalid API key',
        hint: 'Double check your Supabase `anon` or `service_role` API key.',
      })
    : json(401, {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      });
}

function refuseSecretInBrowser(): HttpResponse {
  return json(401, {
    message: 'Forbidden use of secret API key in browser',
    hint: 'Secret API keys can only be used in a protected environment and should never be used in a browser. Delete this secret API key immediately.',
  });
}

/** Builds PostgREST's response to an invalid token. */
function refuseToken(token: string, { code }: { code?: string }): HttpResponse {
  const parts = token.split('.').length;
  if (code === 'ERR_JWT_EXPIRED') return unauthorized('PGRST303', 'JWT expired');
  if (parts !== 3) return unauthorized('PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  const details = 'None of the keys was able to decode the JWT';
  return unauthorized('PGRST301', 'No suitable key or wrong key type', details);
}

function unauthorized(code: string, message: string, details: string | null = null): HttpResponse {
  const challenge = `Bearer error="invalid_token", error_description="${message}"`;
  const headers = { 'www-authenticate': challenge };
  return errorResponse(new RestError(401, code, message, { details, headers }), 'anon');
}
