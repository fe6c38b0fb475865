import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { mailBy } from '../supabase/functions/_shared/mail.ts';
import { readNewsletter } from '../supabase/functions/_shared/newsletter.ts';
import { isSecret } from '../supabase/functions/_shared/tokens.ts';
import { startNewsletter } from './test/newsletter.ts';

const newsletter = startNewsletter();
const { provider, confirmations, signUp, wake, passTime, post, asked } = newsletter;

describe('sending confirmations', () => {
  test('sends one message to each new subscriber, however often it is triggered', async () => {
    for (const name of ['ada', 'grace', 'mary']) await signUp(`${name}@example.org`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => wake()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const to = provider.sent.map((mail) => mail.to).toSorted();
    expect(to).toEqual(['ada@example.org', 'grace@example.org', 'mary@example.org']);
  });

  test('sends the headers for one-click unsubscribing (RFC 8058)', async () => {
    const { mail, link, leave } = await asked();
    expect(mail).toMatchObject({
      authorization: 'Bearer mail key',
      from: 'The site <news@site.example>',
      subject: 'Confirm your newsletter from site.example',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(link).toMatch(/^http.*\/functions\/v1\/newsletter-confirm\?token=[0-9a-f]{64}$/);
    expect(leave).toMatch(
      /^http.*\/functions\/v1\/newsletter-unsubscribe\?token=[0-9a-f]+\.[0-9a-f]+$/,
    );
    expect(mail.text).toContain(leave);
  });

  test('stores the wording it asked with, and not the token', async () => {
    const { mail, link } = await asked();
    const [kept] = await confirmations();
    expect(mail.text).toContain(kept?.['wording']);
    expect(kept?.['confirmed_at']).toBeNull();
    expect(JSON.stringify(kept)).not.toContain(link.split('=')[1]);
  });

  test('gives up on an address that the provider rejects', async () => {
    await signUp('ada@example.org');
    provider.status = 422;
    expect(await (await wake()).json()).toEqual({ sent: 0, failed: 1 });
    provider.status = 200;
    await passTime();
    expect(await (await wake()).json()).toEqual({ sent: 0, failed: 0 });
  });

  test.each([404, 413, 451, 500, 503])(
    'skips an address answered with %d, and retries it five times at most',
    async (status) => {
      const before = newsletter.logged.length;
      await signUp('poison@example.org');
      await signUp('ada@example.org');
      provider.statusFor = { 'poison@example.org': status };
      expect(await (await wake()).json()).toEqual({ sent: 1, failed: 1 });
      expect(provider.sent.map(({ to }) => to)).toEqual(['ada@example.org']);

      expect(await (await wake()).json(), 'not before its back-off').toEqual({
        sent: 0,
        failed: 0,
      });
      for (let attempt = 2; attempt <= 5; attempt += 1) {
        await passTime();
        await signUp(`${attempt}@example.org`);
        expect(await (await wake()).json()).toEqual({ sent: 1, failed: 1 });
      }
      await passTime();
      expect(await (await wake()).json()).toEqual({ sent: 0, failed: 0 });
      await expect.poll(() => newsletter.logged.length - before).toBe(5);
    },
  );

  test.each([401, 403, 408, 429])(
    'stops at a %d, which concerns every message, and does not count it',
    async (status) => {
      const before = newsletter.logged.length;
      await signUp('ada@example.org');
      await signUp('grace@example.org');
      provider.status = status;
      for (let time = 0; time < 6; time += 1) expect((await wake()).status).toBe(503);
      await expect.poll(() => newsletter.logged.length - before).toBe(6);
      provider.status = 200;
      expect(await (await wake()).json()).toEqual({ sent: 2, failed: 0 });
    },
  );

  test('does not wait for a provider that never answers', { timeout: 5_000 }, async () => {
    const silent = createServer(() => {});
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const send = mailBy({ url, key: 'mail key', from: 'news@site.example', patience: 100 });
    const mail = { to: 'ada@example.org', subject: '', text: '', link: '', unsubscribe: '' };
    await expect(send(mail)).rejects.toThrow(/timeout/);
    silent.closeAllConnections();
    silent.close();
  });

  test('keeps an address that no message was tried for, however long the outage', async () => {
    await signUp('ada@example.org');
    provider.status = 401;
    expect((await wake()).status).toBe(503);
    await newsletter.backend.engine.run(
      `update public.newsletter_confirmations
       set sent_at = sent_at - interval '49 hours', expires_at = expires_at - interval '49 hours'`,
    );
    await newsletter.backend.engine.run('select private.delete_unconfirmed_subs()');
    provider.status = 200;
    expect(await (await wake()).json()).toEqual({ sent: 1, failed: 0 });
  });

  test('does not write to an address that unsubscribed, whoever signs it up again', async () => {
    const { leave } = await asked('ada@example.org');
    await post(leave, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }));
    for (const again of ['ADA@example.org', 'ada+again@example.org']) await signUp(again);
    expect(await (await wake()).json()).toEqual({ sent: 0, failed: 0 });
  });

  test('accepts only the hook', async () => {
    await signUp('ada@example.org');
    for (const secret of ['sleeps', 'wake', 'wakesx', '', '\u00ff']) {
      expect([secret, (await wake(secret)).status]).toEqual([secret, 401]);
    }
    expect(
      (await newsletter.functions.send(new Request('https://functions.example/'))).status,
    ).toBe(405);
    expect(provider.sent).toEqual([]);
  });

  test('compares the secret in constant time', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    for (const secret of ['sleeps', 'wakey', 'wakes']) await isSecret(secret, 'wakes');
    expect(verify).toHaveBeenCalledTimes(3);
    verify.mockRestore();
  });
});

describe('the settings', () => {
  test('names missing ones', () => {
    for (const name of ['SUPABASE_URL', 'SITE_URL', 'NEWSLETTER_SECRET', 'MAIL_FROM']) {
      expect(() => readNewsletter({ ...newsletter.env, [name]: '' })).toThrow(`${name} is not set`);
    }
  });

  test('accepts both kinds of key', () => {
    const { SUPABASE_SECRET_KEYS: _, ...old } = newsletter.env;
    expect(readNewsletter({ ...old, SUPABASE_SERVICE_ROLE_KEY: 'ey' }).api.key).toBe('ey');
    expect(readNewsletter(newsletter.env).api.key).toBe(newsletter.backend.secretKey);
  });

  test('sends nothing without a mail provider', () => {
    expect(readNewsletter({ ...newsletter.env, MAIL_API_URL: '' }).send).toBeUndefined();
  });
});
