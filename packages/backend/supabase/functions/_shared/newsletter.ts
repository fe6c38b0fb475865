import type { Api } from './api.ts';
import { mailBy, type SendMail } from './mail.ts';

/** The settings and services of the newsletter functions. */
export interface Newsletter {
  api: Api;
  /** The origin of the site, to which readers are redirected. */
  siteUrl: string;
  /** The base URL of the functions. */
  functionsUrl: string;
  /** Encrypts the addresses in unsubscribe links. Changing it invalidates those in earlier messages. */
  secret: string;
  /** The shared secret of the hook that triggers the sender. */
  hookSecret: string;
  /** Absent while no mail provider is configured; no confirmation requests are sent then. */
  send: SendMail | undefined;
  /** The signing secret of the mail provider's webhook. Absent while none is configured. */
  webhookSecret: string | undefined;
}

/** Reads the newsletter's settings from the function's secrets. */
export function readNewsletter(env: Readonly<Record<string, string | undefined>>): Newsletter {
  const need = (name: string) => {
    const value = env[name];
    if (!value) {
      throw new Error(
        `${name} is not set, so the newsletter cannot work. Set it with "supabase secrets set".`,
      );
    }
    return value;
  };
  const url = need('SUPABASE_URL');
  return {
    api: { url, key: secretKeyIn(env) ?? need('SUPABASE_SERVICE_ROLE_KEY') },
    siteUrl: need('SITE_URL').replace(/\/$/, ''),
    functionsUrl: `${url}/functions/v1`,
    secret: need('NEWSLETTER_SECRET'),
    hookSecret: need('NEWSLETTER_HOOK_SECRET'),
    send: env['MAIL_API_URL']
      ? mailBy({ url: env['MAIL_API_URL'], key: need('MAIL_API_KEY'), from: need('MAIL_FROM') })
      : undefined,
    webhookSecret: env['MAIL_WEBHOOK_SECRET'],
  };
}

/** Reads the secret key, which projects with the new API keys keep in a JSON dictionary. */
function secretKeyIn(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const keys = JSON.parse(env['SUPABASE_SECRET_KEYS'] || '{}') as Record<string, string>;
  return keys['default'] ?? Object.values(keys)[0];
}

/** Redirects the reader to a page of the site. */
export const leadTo = (address: string) =>
  new Response(null, {
    status: 303,
    headers: {
      location: address,
      // The redirect's URL holds a token.
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });

/**
 * Reads the token from a link, or from a form posted by a reader who pasted it without scripts, alone or with the
 * address before it: that of the page, or the link of the message.
 */
export async function readToken(request: Request): Promise<{ token: string; posted: FormData }> {
  // An unreadable body counts as empty.
  const posted = await request.formData().catch(() => new FormData());
  const typed = posted.get('token');
  const token = new URL(request.url).searchParams.get('token');
  const pasted = typeof typed === 'string' ? typed.trim().replace(/^.*[#=]/s, '') : '';
  return { token: token ?? pasted, posted };
}

/** Rejects a malformed token before it reaches any header or query. */
export const refuseToken = () =>
  say(400, 'This link is not one of ours, or not whole. Copy all of it from the message.');

/** Responds with plain text instead of a page, since Supabase does not serve HTML. */
export const say = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });

/** Logs an internal error and responds with a plain-text 503. */
export function sayFailed(error: unknown): Response {
  console.error(error);
  return say(503, 'The list cannot be reached just now. Nothing has changed. Try again later.');
}
