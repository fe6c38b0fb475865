import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { isSignedWebhook } from '../supabase/functions/_shared/tokens.ts';
import { suppress } from '../supabase/functions/newsletter-suppress/handler.ts';
import { startNewsletter } from './test/newsletter.ts';

const newsletter = startNewsletter();
const { asked, onList, provider, signUp, wake } = newsletter;
const to = ['Ada@example.org'];
const complaint = { type: 'email.complained', data: { to } };
const bounce = (type: string) => ({ type: 'email.bounced', data: { to, bounce: { type } } });

/** Builds the headers with which the provider signs a body, `age` seconds ago. */
function signed(body: string, age = 0, key = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw') {
  const time = Math.floor(Date.now() / 1000) - age;
  const mac = createHmac('sha256', Buffer.from(key, 'base64')).update(`msg_1.${time}.${body}`);
  return {
    'svix-id': 'msg_1',
    'svix-timestamp': String(time),
    'svix-signature': `v1,${mac.digest('base64')}`,
  };
}

const send = (body: string, headers: Record<string, string>) =>
  newsletter.functions.suppress(
    new Request('https://functions.example/', { method: 'POST', headers, body }),
  );
const report = (event: object) => {
  const body = JSON.stringify(event);
  return send(body, signed(body));
};

describe("the provider's webhook", () => {
  test.each([
    ['complained', complaint],
    ['bounced for good', bounce('Permanent')],
  ])('takes an address off the list that %s, never to be asked again', async (_, event) => {
    await asked('ada@example.org');
    await signUp('grace@example.org');
    for (let time = 0; time < 2; time += 1) expect((await report(event)).status).toBe(204);
    expect(await onList()).toEqual(['grace@example.org']);
    await signUp('ada@example.org');
    provider.sent = [];
    await wake();
    expect(provider.sent.map((mail) => mail.to)).toEqual(['grace@example.org']);
  });

  test.each([
    ['a whole mailbox that complained', complaint, []],
    ['the address alone that bounced', bounce('Permanent'), ['ada@example.org']],
  ])('keeps %s from being asked', async (_, event, others) => {
    await report({ ...event, data: { ...event.data, to: ['ada+tag@example.org'] } });
    for (const email of ['ada@example.org', 'Ada+Tag@example.org']) await signUp(email);
    await wake();
    expect(provider.sent.map((mail) => mail.to)).toEqual(others);
  });

  test.each([
    ['a delivery', { type: 'email.delivered', data: { to } }],
    ['a full mailbox', bounce('Transient')],
    ['what is not about a message', { type: 'domain.updated', data: { name: 'site.example' } }],
  ])('accepts %s and changes nothing', async (_, event) => {
    await signUp('ada@example.org');
    expect((await report(event)).status).toBe(204);
    expect(await onList()).toEqual(['ada@example.org']);
  });

  const body = JSON.stringify(complaint);
  const ours = signed(body);
  test.each([
    ['without a signature', body, {}],
    ['with the secret of the hook', body, { authorization: 'Bearer wakes' }],
    ['signed with another secret', body, signed(body, 0, 'bm90IG91cnM=')],
    ['signed for another body', `${body} `, ours],
    ['signed for another message', body, { ...ours, 'svix-id': 'msg_2' }],
    ['of another version of signatures', body, edited(ours, /^v1/, 'v2')],
    ['recorded ten minutes ago', body, signed(body, 600)],
    ['from ten minutes ahead', body, signed(body, -600)],
    ['of no time', body, { ...ours, 'svix-timestamp': 'now' }],
  ])('is refused %s', async (_, sent, headers) => {
    await signUp('ada@example.org');
    expect((await send(sent, headers)).status).toBe(401);
    expect(await onList()).toEqual(['ada@example.org']);
  });

  test('may carry the signature of an earlier secret too', async () => {
    await signUp('ada@example.org');
    const headers = signed(body);
    const other = signed(body, 0, 'bm90IG91cnM=')['svix-signature'];
    headers['svix-signature'] = `${other} ${headers['svix-signature']}`;
    expect((await send(body, headers)).status).toBe(204);
    expect(await onList()).toEqual([]);
  });

  test('is answered 405 for a GET', async () => {
    const request = new Request('https://functions.example/');
    expect((await newsletter.functions.suppress(request)).status).toBe(405);
  });

  test('is told to try again while the list is unreachable', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const request = new Request('https://functions.example/', {
      method: 'POST',
      headers: signed(body),
      body,
    });
    const api = { url: 'http://127.0.0.1:9', key: '' };
    const webhookSecret = newsletter.env['MAIL_WEBHOOK_SECRET'];
    expect((await suppress(request, { api, webhookSecret })).status).toBe(503);
    log.mockRestore();
  });

  test('is told when its secret is not set', async () => {
    const api = { url: 'http://127.0.0.1:9', key: '' };
    const request = new Request('https://functions.example/', { method: 'POST', body });
    const answer = await suppress(request, { api, webhookSecret: undefined });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('MAIL_WEBHOOK_SECRET');
  });
});

test('reads the signature in the example of Standard Webhooks', async () => {
  vi.useFakeTimers({ now: 1_614_265_330_000 });
  const headers = new Headers({
    'svix-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'svix-timestamp': '1614265330',
    'svix-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(await isSignedWebhook(headers, '{"test": 2432232314}', secret)).toBe(true);
  vi.useRealTimers();
});

function edited(headers: ReturnType<typeof signed>, part: RegExp, by: string) {
  return { ...headers, 'svix-signature': headers['svix-signature'].replace(part, by) };
}
