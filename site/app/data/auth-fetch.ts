import { defaultPatience, type Api } from './api';

/**
 * Returns `fetch` for the auth service. auth-js misreads some responses: it would drop a valid session
 * after an outage, or keep one that has ended.
 */
export function authFetchOf({ patience = defaultPatience }: Api): typeof fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
    if (pathname.endsWith('/logout')) return signedOut(response);
    const body = (await response
      .clone()
      .json()
      .catch(() => undefined)) as Answer | undefined;
    if (searchParams.get('grant_type') === 'refresh_token' && !isVerdict(response, body)) {
      throw new TypeError(`The session was not refreshed: ${response.status}`);
    }
    return body?.expires_at ? byOurClock(body, response.status) : response;
  };
}

interface Answer {
  access_token?: unknown;
  code?: unknown;
  error_code?: unknown;
  expires_at?: unknown;
}

/** The auth service does not know the session, so it has already ended. */
const signedOut = (response: Response) =>
  [401, 403, 404].includes(response.status) ? new Response(null, { status: 204 }) : response;

/**
 * Returns true if the response comes from the auth service itself. A rate limit, a proxy's page or a
 * gateway's message says nothing about the session: a thrown response is retried, a returned one removes
 * it.
 */
function isVerdict({ ok, status }: Response, body: Answer | undefined): boolean {
  if (ok) return typeof body?.access_token === 'string';
  return status < 500 && status !== 429 && typeof (body?.error_code ?? body?.code) === 'string';
}

/**
 * Makes auth-js derive the expiry from `expires_in`: a clock ahead of the server's would make it
 * refresh at every request.
 */
const byOurClock = (body: Answer, status: number) =>
  // Safari before 17 has no `Response.json`.
  new Response(JSON.stringify({ ...body, expires_at: undefined }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
