import { confirm } from '../supabase/functions/newsletter-confirm/handler.ts';
import { askPending, batch } from '../supabase/functions/newsletter-send-confirmations/ask.ts';
import { unsubscribe } from '../supabase/functions/newsletter-unsubscribe/handler.ts';
import type { Outbox } from './auth/outbox.ts';
import type { HttpResponse } from './http.ts';
import type { Rest } from './rest/index.ts';

/** Edge Functions, by the path at which each answers. */
export type Functions = ReadonlyMap<string, (request: Request) => Promise<Response>>;

export interface NewsletterOptions {
  /** Where this backend answers. */
  url: string;
  secretKey: string;
  siteUrl: string;
  /** Takes the messages in place of a mail provider. */
  outbox: Outbox;
}

export interface LocalNewsletter {
  functions: Functions;
  /** In place of the Database Webhook of a hosted project: asks whoever signs up by this API. */
  watch: (rest: Rest) => Rest;
  /** Asks nobody any more. */
  close: () => Promise<void>;
}

/** Many who sign up at once are asked together. */
const PAUSE_MS = 1_000;
const SIGN_UP = /^\/(newsletter_subs|rpc\/subscribe_by_form)$/;

/** The functions of the newsletter that readers meet, and the asking that a hook wakes. */
export function createNewsletter({
  url,
  secretKey,
  siteUrl,
  outbox,
}: NewsletterOptions): LocalNewsletter {
  const newsletter = {
    api: { url, key: secretKey },
    siteUrl,
    functionsUrl: `${url}/functions/v1`,
    secret: secretKey,
  };
  let timer: NodeJS.Timeout | undefined;
  let asking = Promise.resolve();
  const ask = async () => {
    const { sent } = await askPending(newsletter, ({ to, subject, link, unsubscribe: leave }) => {
      outbox.send({ to, subject, link, code: '', unsubscribe: leave });
      return Promise.resolve('sent');
    });
    if (sent === batch) signedUp();
  };
  const signedUp = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      asking = asking.then(ask).catch(console.error);
    }, PAUSE_MS).unref();
  };
  return {
    functions: new Map([
      ['/functions/v1/newsletter-confirm', (request) => confirm(request, newsletter)],
      ['/functions/v1/newsletter-unsubscribe', (request) => unsubscribe(request, newsletter)],
    ]),
    watch: (rest) => ({
      ...rest,
      async handle(request) {
        const answered = await rest.handle(request);
        if (request.method === 'POST' && SIGN_UP.test(request.path) && answered.status < 400) {
          signedUp();
        }
        return answered;
      },
    }),
    close: () => {
      clearTimeout(timer);
      return asking;
    },
  };
}

/** Runs a function on what came over the wire. */
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
