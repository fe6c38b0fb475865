/** A message to one reader of the newsletter. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** What the message asks its reader to follow. */
  link: string;
  /** Where a POST takes the reader off the list (RFC 8058). */
  unsubscribe: string;
}

/**
 * Hands a message over. Returns `refused` for an address that cannot be written to, and `failed` where the
 * address may be the reason and another attempt may help. Rejects when no message would get through.
 */
export type SendMail = (mail: Mail) => Promise<'sent' | 'refused' | 'failed'>;

interface Provider {
  /** Takes one message of JSON by POST, in the shape that Resend has made common. */
  url: string;
  key: string;
  /** Such as `Name <news@example.org>`. */
  from: string;
}

/** Answers that judge the message. */
const REFUSALS = new Set([400, 422]);
/** Answers that concern the key, the account or the load, and so every message. */
const OUTAGES = new Set([401, 403, 408, 429]);

/** Sends by a provider's HTTP API. */
export function mailBy({ url, key, from }: Provider): SendMail {
  return async ({ to, subject, text, unsubscribe }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        from,
        to,
        subject,
        text,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
    if (response.ok) return 'sent';
    if (REFUSALS.has(response.status)) return 'refused';
    const problem = `The mail provider answered ${response.status}: ${await response.text()}`;
    if (OUTAGES.has(response.status)) throw new Error(problem);
    console.error(problem);
    return 'failed';
  };
}
