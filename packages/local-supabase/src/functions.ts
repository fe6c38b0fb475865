import type { Outbox } from './auth/outbox.ts';
import type { HttpResponse } from './http.ts';

/** What an Edge Function is given in place of the variables and the mail provider of a hosted project. */
export interface FunctionEnvironment {
  /** Where this project answers. */
  url: string;
  secretKey: string;
  /** Where the site is. */
  siteUrl: string;
  /** Takes the messages in place of a mail provider. */
  outbox: Outbox;
}

/** The Edge Functions of a project. */
export interface EdgeFunctions {
  /** What answers below `/functions/v1`, by slug. */
  handlers: Readonly<Record<string, (request: Request) => Promise<Response>>>;
  /** Called after each POST that the REST API accepted, in place of a Database Webhook. */
  onPost?: (path: string) => void;
  /** Waits for what was begun, and begins nothing more. */
  close?: () => Promise<void>;
}

/** Runs a function on a request as it came over HTTP. */
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
