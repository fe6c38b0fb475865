import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readNewsletter } from '../supabase/functions/_shared/newsletter.ts';
import { confirm } from '../supabase/functions/newsletter-confirm/handler.ts';
import { readOutbox } from './auth/outbox.ts';
import { startBackend, type Backend } from './backend.ts';
import type { Row } from './engine/engine.ts';
import { testDatabase } from './test/database.ts';
import { temporaryDirectory } from './test/temporary-directory.ts';

type Serve = (request: Request) => Promise<Response>;
interface Sent {
  authorization: string | undefined;
  from: string;
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** A mail provider, as far as we meet one. */
const provider = { status: 200, sent: [] as Sent[] };
const mailServer = createServer((request, response) => {
  void text(request).then((body) => {
    const { authorization } = request.headers;
    if (provider.status === 200) {
      provider.sent.push({ authorization, ...(JSON.parse(body) as Omit<Sent, 'authorization'>) });
    }
    response.writeHead(provider.status).end('{}');
  });
});

const site = 'https://site.example';
const directory = temporaryDirectory();
let backend: Backend;
let env: Record<string, string>;
/** The functions, as Deno would serve them. */
let functions: Record<'confirm' | 'unsubscribe' | 'send', Serve>;

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
  };
  const load = async (index: () => Promise<unknown>) => {
    let serve: Serve | undefined;
    vi.stubGlobal('Deno', {
      env: { toObject: () => env },
      serve: (handle: Serve) => (serve = handle),
    });
    await index();
    vi.unstubAllGlobals();
    return serve!;
  };
  functions = {
    confirm: await load(() => import('../supabase/functions/newsletter-confirm/index.ts')),
    unsubscribe: await load(() => import('../supabase/functions/newsletter-unsubscribe/index.ts')),
    send: await load(() => import('../supabase/functions/newsletter-send-confirmations/index.ts')),
  };
});
afterEach(async () => {
  Object.assign(provider, { status: 200, sent: [] });
  await backend.engine.run('delete from public.newsletter_subs');
});
afterAll(async () => {
  mailServer.close();
  await backend.close();
});

const rows = async (sql: string): Promise<Row[]> => (await backend.engine.run(sql)).rows;
const onList = async () =>
  (await rows('select email from public.newsletter_subs order by id')).map(({ email }) => email);
const confirmations = () => rows('select * from public.newsletter_confirmations');

/** As the database would: not by the API, where the local backend asks by itself. */
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
const follow = (link: string, method = 'GET') => functions.confirm(new Request(link, { method }));
const post = (link: string, body: FormData | URLSearchParams) =>
  functions.unsubscribe(new Request(link, { method: 'POST', body }));

/** Somebody who signed up and was asked, with the links they got. */
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

describe('asking', () => {
  test('asks each who signed up once, however often it is woken', async () => {
    for (const name of ['ada', 'grace', 'mary']) await signUp(`${name}@example.org`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => wake()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const to = provider.sent.map((mail) => mail.to).toSorted();
    expect(to).toEqual(['ada@example.org', 'grace@example.org', 'mary@example.org']);
  });

  test('sends what a mail program needs to show its own button (RFC 8058)', async () => {
    const { mail, link, leave } = await asked();
    expect(mail).toMatchObject({
      authorization: 'Bearer mail key',
      from: 'The site <news@site.example>',
      subject: 'Confirm the newsletter of site.example',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(link).toMatch(/^http.*\/functions\/v1\/newsletter-confirm\?token=[0-9a-f]{64}$/);
    expect(leave).toMatch(/^http.*\/functions\/v1\/newsletter-unsubscribe\?token=\d+\.[0-9a-f]+$/);
    expect(mail.text).toContain(leave);
  });

  test('keeps what was asked, and nothing that opens the link', async () => {
    const { mail, link } = await asked();
    const [kept] = await confirmations();
    expect(mail.text).toContain(kept?.['wording']);
    expect(kept?.['confirmed_at']).toBeNull();
    expect(JSON.stringify(kept)).not.toContain(link.split('=')[1]);
  });

  test('is done again when the provider failed, and not when it refused the address', async () => {
    await signUp('ada@example.org');
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    provider.status = 500;
    expect((await wake()).status).toBe(503);
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
    provider.status = 422;
    expect(await (await wake()).json()).toEqual({ sent: 0 });
    provider.status = 200;
    expect(await (await wake()).json()).toEqual({ sent: 0 });

    await signUp('grace@example.org');
    expect(await (await wake()).json()).toEqual({ sent: 1 });
  });

  test('is for the hook alone', async () => {
    await signUp('ada@example.org');
    expect((await wake('sleeps')).status).toBe(401);
    expect(provider.sent).toEqual([]);
  });
});

describe('the link that confirms', () => {
  const ends = (response: Response) => [response.status, response.headers.get('location')];
  const confirmed = [303, `${site}/newsletter/confirmed`];
  const expired = [303, `${site}/newsletter/expired`];

  test('confirms once; whoever follows it again ends on the same page', async () => {
    const { link } = await asked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(link)));
    for (const answer of answers) expect(ends(answer)).toEqual(confirmed);
    const [first] = await confirmations();
    expect(first?.['confirmed_at']).not.toBeNull();
    expect(ends(await follow(link))).toEqual(confirmed);
    expect(await confirmations()).toEqual([first]);
  });

  test('is too late after 48 hours, unless it was followed in time', async () => {
    const late = await asked('late@example.org');
    const inTime = await asked('in-time@example.org');
    await follow(inTime.link);
    await backend.engine.run(
      `update public.newsletter_confirmations
       set sent_at = sent_at - interval '49 hours', expires_at = expires_at - interval '49 hours',
         confirmed_at = confirmed_at - interval '49 hours'`,
    );
    expect(ends(await follow(late.link))).toEqual(expired);
    expect(ends(await follow(inTime.link))).toEqual(confirmed);
  });

  test.each(['', '?token=', '?token=0&confirmed_at=x', `?token=${'a'.repeat(64)}`])(
    'is none with "%s"',
    async (query) => {
      await asked();
      const link = `https://functions.example/newsletter-confirm${query}`;
      expect(ends(await follow(link))).toEqual(expired);
      expect((await confirmations())[0]?.['confirmed_at']).toBeNull();
    },
  );

  test.each(['HEAD', 'POST'])('does nothing by %s', async (method) => {
    const { link } = await asked();
    expect((await follow(link, method)).status).toBe(405);
    expect((await confirmations())[0]?.['confirmed_at']).toBeNull();
  });

  test('says so when the list cannot be reached', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = { url: 'http://127.0.0.1:9', key: '' };
    const answer = await confirm(new Request('https://functions.example/?token=a'), {
      api,
      siteUrl: site,
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Nothing has changed');
    report.mockRestore();
  });
});

describe('leaving', () => {
  const oneClick = (form: FormData | URLSearchParams) => {
    form.set('List-Unsubscribe', 'One-Click');
    return form;
  };

  test.each([
    ['a form', () => oneClick(new URLSearchParams())],
    ['a form of several parts', () => oneClick(new FormData())],
  ])('by one click in a mail program, which posts %s, takes the address off', async (_, body) => {
    const { leave } = await asked();
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(leave, body());
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('off the list');
    }
    expect(await onList()).toEqual([]);
    expect(await confirmations()).toEqual([]);
  });

  test('is not done by following the link, which leads to the page that asks', async () => {
    const { leave } = await asked();
    const answer = await functions.unsubscribe(new Request(leave));
    const token = new URL(leave).searchParams.get('token');
    expect(answer.headers.get('location')).toBe(`${site}/newsletter/unsubscribe#${token}`);
    expect(await onList()).toEqual(['ada@example.org']);
  });

  test('by the page that asks leads to the page that says so', async () => {
    const { leave } = await asked();
    const answer = await post(leave, new URLSearchParams());
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${site}/newsletter/unsubscribed`);
    expect(await onList()).toEqual([]);
  });

  test('takes off whom the link was sent to, and nobody by a link of one’s own making', async () => {
    const { leave } = await asked('ada@example.org');
    const other = await asked('grace@example.org');
    const [id, proof] = new URL(leave).searchParams.get('token')!.split('.');
    const forged = [
      '',
      id!,
      `${id}.${'0'.repeat(64)}`,
      new URL(other.leave).searchParams.get('token')!.replace(/^\d+/, id!),
      `${id}&id=gt.0.${proof}`,
    ];
    for (const token of forged) {
      const link = new URL(leave);
      link.searchParams.set('token', token);
      expect((await post(link.href, oneClick(new URLSearchParams()))).status).toBe(400);
    }
    await post(leave, oneClick(new URLSearchParams()));
    expect(await onList()).toEqual(['grace@example.org']);
  });
});

describe('the settings', () => {
  test('name what is missing', () => {
    for (const name of ['SUPABASE_URL', 'SITE_URL', 'NEWSLETTER_SECRET', 'MAIL_FROM']) {
      expect(() => readNewsletter({ ...env, [name]: '' })).toThrow(`${name} is not set`);
    }
  });

  test('know both kinds of key', () => {
    const { SUPABASE_SECRET_KEYS: _, ...old } = env;
    expect(readNewsletter({ ...old, SUPABASE_SERVICE_ROLE_KEY: 'ey' }).api.key).toBe('ey');
    expect(readNewsletter(env).api.key).toBe(backend.secretKey);
  });

  test('without a mail provider ask nobody', () => {
    expect(readNewsletter({ ...env, MAIL_API_URL: '' }).send).toBeUndefined();
  });
});

test('the local backend asks whoever signs up, into its outbox, and answers both links', async () => {
  await fetch(`${backend.url}/rest/v1/newsletter_subs?apikey=${backend.publishableKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', source: 'footer_form' }),
  });
  const message = () => readOutbox(directory).find(({ to }) => to === 'ada@example.org');
  await expect.poll(message, { timeout: 10_000 }).toBeDefined();
  const { link, unsubscribe = '' } = message()!;

  const confirmed = await fetch(link, { redirect: 'manual' });
  expect(confirmed.headers.get('location')).toBe(`${site}/newsletter/confirmed`);
  expect((await confirmations())[0]?.['confirmed_at']).not.toBeNull();

  const left = await fetch(unsubscribe, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(left.status).toBe(200);
  expect(await onList()).toEqual([]);
});
