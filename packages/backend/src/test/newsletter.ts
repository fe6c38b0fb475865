import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startBackend, type Backend } from '../index.ts';
import { serveByDeno, type Served } from './deno.ts';
import { type Row, testDatabase, temporaryDirectory } from '@hadal/local-supabase/test';

interface Sent {
  authorization: string | undefined;
  from: string;
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

export const site = 'https://site.example';

/** Returns the status of a response and its redirect target. */
export const ends = (response: Response) => [response.status, response.headers.get('location')];

const SLUGS = [
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'newsletter-send-confirmations',
  'newsletter-suppress',
];

/** Serves the newsletter functions in Deno, with their own backend and mail provider. */
export function startNewsletter() {
  /** A mail provider: its default status, the status per recipient, and the messages it accepted. */
  const provider = { status: 200, statusFor: {} as Record<string, number>, sent: [] as Sent[] };
  const mailServer = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization } = request.headers;
      const mail = JSON.parse(body) as Omit<Sent, 'authorization'>;
      const status = provider.statusFor[mail.to] ?? provider.status;
      if (status === 200) provider.sent.push({ authorization, ...mail });
      response.writeHead(status).end('{}');
    });
  });

  const directory = temporaryDirectory();
  let backend: Backend;
  let env: Record<string, string>;
  let deno: Served[] = [];
  const functions = {
    confirm: (request: Request) => deno[0]!.answer(request),
    unsubscribe: (request: Request) => deno[1]!.answer(request),
    send: (request: Request) => deno[2]!.answer(request),
    suppress: (request: Request) => deno[3]!.answer(request),
  };

  beforeAll(async () => {
    await once(mailServer.listen(0, '127.0.0.1'), 'listening');
    backend = await startBackend({
      port: 0,
      auth: { siteUrl: site },
      ...(await testDatabase(directory)),
    });
    env = {
      SUPABASE_URL: backend.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
      SITE_URL: `${site}/`,
      NEWSLETTER_SECRET: 'signs links',
      NEWSLETTER_HOOK_SECRET: 'wakes',
      MAIL_API_URL: `http://127.0.0.1:${(mailServer.address() as AddressInfo).port}/emails`,
      MAIL_API_KEY: 'mail key',
      MAIL_FROM: 'The site <news@site.example>',
      MAIL_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    };
    deno = await Promise.all(SLUGS.map((slug) => serveByDeno(slug, env)));
  });
  afterEach(async () => {
    Object.assign(provider, { status: 200, statusFor: {}, sent: [] });
    await backend.engine.run('delete from public.newsletter_subs');
    await backend.engine.run('delete from private.newsletter_suppressions');
  });
  afterAll(async () => {
    mailServer.close();
    await Promise.all(deno.map(({ end }) => end()));
    await backend.close();
  });

  const rows = async (sql: string): Promise<Row[]> => (await backend.engine.run(sql)).rows;
  const onList = async () =>
    (await rows('select email from public.newsletter_subs order by id')).map(({ email }) => email);
  const confirmations = () => rows('select * from public.newsletter_confirmations');

  /** Inserts directly, since the local backend itself reacts to sign-ups through the API. */
  const signUp = (email: string) =>
    backend.engine.run(
      `insert into public.newsletter_subs (email, source) values ($1, 'footer_form')`,
      [email],
    );
  const wake = (secret = 'wakes') =>
    functions.send(
      new Request('https://functions.example/', {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
      }),
    );
  /** Makes pending retries due. */
  const passTime = () =>
    backend.engine.run(
      'update public.newsletter_confirmations set retry_at = now() where retry_at is not null',
    );
  const follow = (link: string, method = 'GET') => functions.confirm(new Request(link, { method }));
  /** Submits the confirmation page's form. */
  const press = (link: string) => follow(link, 'POST');

  const post = (link: string, body: FormData | URLSearchParams) =>
    functions.unsubscribe(new Request(link, { method: 'POST', body }));

  /** Returns a subscriber who was sent a confirmation request, with the links received. */
  async function asked(email = 'ada@example.org') {
    await signUp(email);
    await wake();
    const mail = provider.sent.find(({ to }) => to === email)!;
    return {
      mail,
      link: /\S+newsletter-confirm\S+/.exec(mail.text)![0],
      leave: /<(.+)>/.exec(mail.headers['List-Unsubscribe']!)![1]!,
    };
  }

  return {
    provider,
    directory,
    onList,
    confirmations,
    signUp,
    wake,
    passTime,
    follow,
    press,
    post,
    asked,
    get backend() {
      return backend;
    },
    get env() {
      return env;
    },
    functions,
    /** Returns what the function that sends has logged, an error a line. */
    get logged() {
      return deno[2]!.logged();
    },
  };
}
