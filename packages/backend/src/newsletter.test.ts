import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { confirm } from '../supabase/functions/newsletter-confirm/handler.ts';
import { readOutbox } from '@hadal/local-supabase';
import { ends, site, startNewsletter } from './test/newsletter.ts';

const newsletter = startNewsletter();
const { directory, onList, confirmations, signUp, wake, follow, press, post, asked } = newsletter;

describe('the confirmation link', () => {
  const confirmed = [303, `${site}/newsletter/confirmed`];
  const expired = [303, `${site}/newsletter/expired`];

  test('only redirects to the page that asks when followed, as scanners do', async () => {
    const { link } = await asked();
    const token = new URL(link).searchParams.get('token');
    for (let time = 0; time < 3; time += 1) {
      expect(ends(await follow(link))).toEqual([303, `${site}/newsletter/confirm#${token}`]);
    }
    expect((await confirmations())[0]?.['confirmed_at']).toBeNull();
  });

  test('confirms once by the button there; a second press shows the same page', async () => {
    const { link } = await asked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(link)));
    for (const answer of answers) expect(ends(answer)).toEqual(confirmed);
    const [first] = await confirmations();
    expect(first?.['confirmed_at']).not.toBeNull();
    expect(ends(await press(link))).toEqual(confirmed);
    expect(await confirmations()).toEqual([first]);
  });

  test.each([
    ['the token', (token: string) => ` ${token}\r\n`],
    ['the address of the page', (token: string) => `${site}/newsletter/confirm#${token}`],
    ['the link of the message', (token: string) => `https://x.example/confirm?token=${token}`],
  ])('confirms by a form in which a reader without scripts pastes %s', async (_, pasted) => {
    const { link } = await asked();
    const { origin, pathname, searchParams } = new URL(link);
    const body = new URLSearchParams({ token: pasted(searchParams.get('token')!) });
    const answer = await newsletter.functions.confirm(
      new Request(origin + pathname, { method: 'POST', body }),
    );
    expect(ends(answer)).toEqual(confirmed);
  });

  test('expires after 48 hours, unless confirmed in time', async () => {
    const late = await asked('late@example.org');
    const inTime = await asked('in-time@example.org');
    await press(inTime.link);
    await newsletter.backend.engine.run(
      `update public.newsletter_confirmations
       set sent_at = sent_at - interval '49 hours', expires_at = expires_at - interval '49 hours',
         confirmed_at = confirmed_at - interval '49 hours'`,
    );
    expect(ends(await press(late.link))).toEqual(expired);
    expect(ends(await press(inTime.link))).toEqual(confirmed);
  });

  test('treats an unknown token as an expired one', async () => {
    await asked();
    const link = `https://functions.example/newsletter-confirm?token=${'a'.repeat(64)}`;
    expect(ends(await press(link))).toEqual(expired);
    expect((await confirmations())[0]?.['confirmed_at']).toBeNull();
  });

  test.each(['HEAD', 'PUT', 'DELETE'])('does nothing for %s', async (method) => {
    const { link } = await asked();
    expect((await follow(link, method)).status).toBe(405);
    expect((await confirmations())[0]?.['confirmed_at']).toBeNull();
  });

  test('reports an unreachable list', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = { url: 'http://127.0.0.1:9', key: '' };
    const link = `https://functions.example/?token=${'a'.repeat(64)}`;
    const answer = await confirm(new Request(link, { method: 'POST' }), { api, siteUrl: site });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Nothing has changed');
    report.mockRestore();
  });
});

describe('unsubscribing', () => {
  const unsubscribed = [303, `${site}/newsletter/unsubscribed`];
  /** Returns a token as messages had it until 28 November 2026. */
  const signed = (id: number | string) =>
    `${id}.${createHmac('sha256', newsletter.env['NEWSLETTER_SECRET']!).update(`${id}`).digest('hex')}`;
  const oneClick = (form: FormData | URLSearchParams) => {
    form.set('List-Unsubscribe', 'One-Click');
    return form;
  };

  test.each([
    ['a form', () => oneClick(new URLSearchParams())],
    ['a form of several parts', () => oneClick(new FormData())],
  ])('removes the address by one click in a mail program, which posts %s', async (_, body) => {
    const { leave } = await asked();
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(leave, body());
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('off the list');
    }
    expect(await onList()).toEqual([]);
    expect(await confirmations()).toEqual([]);
  });

  test('only redirects to the page that asks when the link is followed', async () => {
    const { leave } = await asked();
    const answer = await newsletter.functions.unsubscribe(new Request(leave));
    const token = new URL(leave).searchParams.get('token');
    expect(answer.headers.get('location')).toBe(`${site}/newsletter/unsubscribe#${token}`);
    expect(await onList()).toEqual(['ada@example.org']);
  });

  test('does nothing for HEAD', async () => {
    const { leave } = await asked();
    const answer = await newsletter.functions.unsubscribe(new Request(leave, { method: 'HEAD' }));
    expect(answer.status).toBe(405);
    expect(await onList()).toEqual(['ada@example.org']);
  });

  test('redirects to the page that confirms it', async () => {
    const { leave } = await asked();
    const answer = await post(leave, new URLSearchParams());
    expect(ends(answer)).toEqual(unsubscribed);
    expect(await onList()).toEqual([]);
  });

  test('removes only the recipient of the link, and nobody by a forged one', async () => {
    const { leave } = await asked('ada@example.org');
    const other = await asked('grace@example.org');
    const token = new URL(leave).searchParams.get('token')!;
    const [iv = '', box = ''] = token.split('.');
    const [id, proof] = signed(2).split('.');
    const forged = [
      '',
      iv,
      `${iv}.${'0'.repeat(box.length)}`,
      token.slice(0, -2),
      new URL(other.leave).searchParams.get('token')!.replace(/^[^.]+/, iv),
      `${id}.${'0'.repeat(64)}`,
      `1.${proof}`,
      `${id}&id=gt.0.${proof}`,
    ];
    for (const attempt of forged) {
      const link = new URL(leave);
      link.searchParams.set('token', attempt);
      expect((await post(link.href, oneClick(new URLSearchParams()))).status).toBe(400);
    }
    await post(leave, oneClick(new URLSearchParams()));
    expect(await onList()).toEqual(['grace@example.org']);
  });

  test('removes the address by the link of an earlier sign-up that expired', async () => {
    const { leave } = await asked('ada@example.org');
    await newsletter.backend.engine.run('delete from public.newsletter_subs');
    await signUp('ADA@example.org');
    expect(ends(await post(leave, new URLSearchParams()))).toEqual(unsubscribed);
    expect(await onList()).toEqual([]);
    await signUp('ada@example.org');
    expect(await (await wake()).json()).toEqual({ sent: 0, failed: 0 });
  });

  test('removes the address by a link of the earlier format, and tells when its sign-up is gone', async () => {
    await signUp('ada@example.org');
    const { rows } = await newsletter.backend.engine.run('select id from public.newsletter_subs');
    const link = `https://functions.example/newsletter-unsubscribe?token=${signed(rows[0]!['id']!)}`;
    expect(ends(await post(link, new URLSearchParams()))).toEqual(unsubscribed);
    expect(await onList()).toEqual([]);

    await signUp('grace@example.org');
    expect(ends(await post(link, new URLSearchParams()))).toEqual([
      303,
      `${site}/newsletter/expired`,
    ]);
    const answer = await post(link, oneClick(new URLSearchParams()));
    expect(await answer.text()).toContain('The sign-up of this message is gone.');
    expect(await onList()).toEqual(['grace@example.org']);
  });
});

test('the local backend writes the message to its outbox, and serves both links', async () => {
  await fetch(
    `${newsletter.backend.url}/rest/v1/newsletter_subs?apikey=${newsletter.backend.publishableKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', source: 'footer_form' }),
    },
  );
  const message = () => readOutbox(directory).find(({ to }) => to === 'ada@example.org');
  await expect.poll(message).toBeDefined();
  const { link, unsubscribe = '' } = message()!;

  const followed = await fetch(link, { redirect: 'manual' });
  expect(followed.headers.get('location')).toMatch(`${site}/newsletter/confirm#`);
  const confirmed = await fetch(link, { method: 'POST', redirect: 'manual' });
  expect(confirmed.headers.get('location')).toBe(`${site}/newsletter/confirmed`);
  expect((await confirmations())[0]?.['confirmed_at']).not.toBeNull();

  const left = await fetch(unsubscribe, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(left.status).toBe(200);
  expect(await onList()).toEqual([]);
});
