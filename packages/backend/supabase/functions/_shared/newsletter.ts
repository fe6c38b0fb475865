import type { Api } from './api.ts';
import { mailBy, type SendMail } from './mail.ts';

/** What the functions of the newsletter work with. */
export interface Newsletter {
  api: Api;
  /** Where readers are led: the origin of the site. */
  siteUrl: string;
  /** Where the functions themselves answer. */
  functionsUrl: string;
  /** Signs the links to leave the list. With another one, those in earlier messages no longer work. */
  secret: string;
  /** What whoever wakes the sender must know. */
  hookSecret: string;
  /** Absent while no mail provider is configured: then nobody is asked. */
  send: SendMail | undefined;
}

/** Reads the function's secrets. */
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
  };
}

/** Projects with the new keys have them in one dictionary. */
function secretKeyIn(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const keys = JSON.parse(env['SUPABASE_SECRET_KEYS'] || '{}') as Record<string, string>;
  return keys['default'] ?? Object.values(keys)[0];
}

/** Leads the reader to a page of the site. */
export const leadTo = (address: string) =>
  new Response(null, {
    status: 303,
    headers: {
      location: address,
      // What is on the way holds a token.
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });

/** Reads the token of a link. A form may post it instead, as a reader without scripts has typed it. */
export async function readToken(request: Request): Promise<{ token: string; posted: FormData }> {
  // An unreadable body counts as empty.
  const posted = await request.formData().catch(() => new FormData());
  const typed = posted.get('token');
  const token = new URL(request.url).searchParams.get('token');
  return { token: token ?? (typeof typed === 'string' ? typed.trim() : ''), posted };
}

/** Refuses a token that no message of ours ever held: it goes into no header and no query. */
export const refuseToken = () =>
  say(400, 'This link is not one of ours, or not whole. Copy all of it from the message.');

/** Says something in the place of a page. Supabase passes no HTML on. */
export const say = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });

/** Says in plain words that something of ours has failed, and logs what. */
export function sayFailed(error: unknown): Response {
  console.error(error);
  return say(503, 'The list cannot be reached just now. Nothing has changed. Try again later.');
}
