import { query } from '../_shared/api.ts';
import type { Mail, SendMail } from '../_shared/mail.ts';
import type { Newsletter } from '../_shared/newsletter.ts';
import { hashOf, newToken, seal } from '../_shared/tokens.ts';

/** The maximum number of addresses per run, since a function's run time is limited. */
export const batch = 20;

interface Claim {
  id: number;
  email: string;
  attempts: number;
}

/** The outcome of a run, in messages. */
export interface Asked {
  sent: number;
  /** Not accepted by the provider, permanently or until the next attempt. */
  failed: number;
}

/**
 * Asks new subscribers to confirm. The database picks each address, so that concurrent runs do not ask
 * twice and its limits hold. A failed address is retried after a back-off, behind the others. Rejects if
 * the provider accepts no message at all; that attempt does not count.
 */
export async function askPending(
  newsletter: Omit<Newsletter, 'send' | 'hookSecret' | 'webhookSecret'>,
  send: SendMail,
): Promise<Asked> {
  const { api } = newsletter;
  const asked: Asked = { sent: 0, failed: 0 };
  const wording = wordingFor(newsletter);
  for (let time = 0; time < batch; time += 1) {
    const token = newToken();
    const [claim] = await query<Claim>(api, 'POST', 'rpc/claim_confirmation', {
      body: { token_hash: await hashOf(token), wording },
    });
    if (!claim) break;
    const settle = (body: object) =>
      query(api, 'PATCH', `newsletter_confirmations?id=eq.${claim.id}`, { body });
    const mail = await write(newsletter, claim, token, wording);
    const outcome = await send(mail).catch(async (error: unknown) => {
      await settle({ attempts: claim.attempts - 1, retry_at: 'now' });
      throw error;
    });
    // A refused address is not retried, and is deleted like any that does not confirm.
    if (outcome !== 'failed') await settle({ retry_at: null });
    asked[outcome === 'sent' ? 'sent' : 'failed'] += 1;
  }
  return asked;
}

const wordingFor = ({ siteUrl }: Pick<Newsletter, 'siteUrl'>) =>
  `I want the newsletter of ${new URL(siteUrl).host}: results, drawings and setbacks, about once a month, until I leave it.`;

async function write(
  { siteUrl, functionsUrl, secret }: Pick<Newsletter, 'siteUrl' | 'functionsUrl' | 'secret'>,
  { email }: Claim,
  token: string,
  wording: string,
): Promise<Mail> {
  const { host } = new URL(siteUrl);
  const link = `${functionsUrl}/newsletter-confirm?token=${token}`;
  const unsubscribe = `${functionsUrl}/newsletter-unsubscribe?token=${await seal(email, secret)}`;
  const text = `Somebody, we hope you, gave this address on ${host}.

"${wording}"

If that is what you want, follow this link within 48 hours and press the button there:
${link}

If it was not you, do nothing: the address is then deleted. To have it deleted now, and not be asked again for a year:
${unsubscribe}
`;
  return {
    to: email,
    subject: `Confirm your newsletter from ${host}`,
    text,
    link,
    unsubscribe,
  };
}
