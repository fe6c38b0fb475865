import { query } from '../_shared/api.ts';
import type { Mail, SendMail } from '../_shared/mail.ts';
import type { Newsletter } from '../_shared/newsletter.ts';
import { hashOf, newToken, sign } from '../_shared/tokens.ts';

/** How many are asked at a time: a function has no hour to spend. */
export const batch = 20;

interface Sub {
  id: number;
  email: string;
}

/**
 * Asks those who signed up, and were not asked before, whether it was them. Each is asked once, however
 * often this runs at the same time. Returns how many messages were sent; rejects when the provider fails,
 * and asks whom it failed at the next time.
 */
export async function askPending(
  newsletter: Omit<Newsletter, 'send' | 'hookSecret'>,
  send: SendMail,
): Promise<number> {
  const { api } = newsletter;
  const pending = await query<Sub>(
    api,
    'GET',
    `newsletter_subs?select=id,email,newsletter_confirmations()&newsletter_confirmations=is.null&order=id&limit=${batch}`,
  );
  let sent = 0;
  for (const sub of pending) {
    const token = newToken();
    const { wording, mail } = await write(newsletter, sub, token);
    const claimed = await query(api, 'POST', 'newsletter_confirmations?on_conflict=id', {
      body: { id: sub.id, token_hash: await hashOf(token), wording },
      prefer: 'resolution=ignore-duplicates,return=representation',
    });
    if (claimed.length === 0) continue;
    try {
      // Who cannot be written to stays asked, and is forgotten when the time is over.
      if ((await send(mail)) === 'sent') sent += 1;
    } catch (error) {
      await query(api, 'DELETE', `newsletter_confirmations?id=eq.${sub.id}`);
      throw error;
    }
  }
  return sent;
}

async function write(
  { siteUrl, functionsUrl, secret }: Pick<Newsletter, 'siteUrl' | 'functionsUrl' | 'secret'>,
  { id, email }: Sub,
  token: string,
): Promise<{ wording: string; mail: Mail }> {
  const { host } = new URL(siteUrl);
  const link = `${functionsUrl}/newsletter-confirm?token=${token}`;
  const unsubscribe = `${functionsUrl}/newsletter-unsubscribe?token=${await sign(id, secret)}`;
  const wording = `I want the newsletter of ${host}: results, drawings and setbacks, about once a month, until I leave it.`;
  const text = `Somebody, we hope you, gave this address on ${host}.

"${wording}"

If that is what you want, follow this link within 48 hours:
${link}

If it was not you, do nothing: the address is then deleted, and you will not hear from us again. To have it deleted now:
${unsubscribe}
`;
  return {
    wording,
    mail: { to: email, subject: `Confirm the newsletter of ${host}`, text, link, unsubscribe },
  };
}
