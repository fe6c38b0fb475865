import type { Outbox } from './auth/outbox.ts';
import type { HttpResponse } from './http.ts';

/** The environment of an Edge Function, in place of a hosted project's variables and mail provider. */
export interface FunctionEnvironment {
  /** The base URL of this project. */
  url: string;
  secretKey: string;
  /** The URL of the site. */
  siteUrl: string;
  /** Receives the messages in place of a mail provider. */
  outbox: Outbox;
}

/** The Edge Functions of a project. */
export interface EdgeFunctions {
  /** The handlers below `/functions/v1`, by slug. */
  handlers: Readonly<Record<string, (request: Request) => Promise<Response>>>;
  /** Called after each POST that the REST API accepted, in place of a Database Webhook. */
  onPost?: (path: string) => void;
  /** Waits for pending work and starts no more. */
  close?: () => Promise<void>;
}

/** Runs a function on a raw HTTP request. */
export async function runFunction(
  run: (request: Request) => Promise<Response>,
  { url, method, headers, body }: { url: URL; method: string; headers: Headers; body: string },
): Promise<HttpResponse> {
  const takesBody = method !== 'GET' && method !== 'HEAD';
  const response = await run(new Request(url, { method, headers, ...(takesBody && { body }) }));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
