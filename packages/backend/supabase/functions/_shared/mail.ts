/** A message to one reader of the newsletter. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The link the reader is asked to follow. */
  link: string;
  /** The URL whose POST unsubscribes the reader (RFC 8058). */
  unsubscribe: string;
}

/**
 * Hands over a message. Resolves to `refused` for an undeliverable address, and to `failed` where the
 * address may be the cause and a retry may help. Rejects if no message would get through.
 */
export type SendMail = (mail: Mail) => Promise<'sent' | 'refused' | 'failed'>;

interface Provider {
  /** The endpoint that accepts one message as a JSON POST, in the format popularised by Resend. */
  url: string;
  key: string;
  /** The sender, such as `Name <news@example.org>`. */
  from: string;
  /** Time for an answer, in ms, well below the 150 s after which Supabase ends a function. @default 20_000 */
  patience?: number;
}

/** Statuses that reject the message itself. */
const REFUSALS = new Set([400, 422]);
/** Statuses that concern the key, the account or the load, and so affect every message. */
const OUTAGES = new Set([401, 403, 408, 429]);

/** Sends messages through a provider's HTTP API. */
export function mailBy({ url, key, from, patience = 20_000 }: Provider): SendMail {
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
      // A run that Supabase ends cannot take its attempt back, and after five an address is given up.
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return 'sent';
    if (REFUSALS.has(response.status)) return 'refused';
    const problem = `The mail provider answered ${response.status}: ${await response.text()}`;
    if (OUTAGES.has(response.status)) throw new Error(problem);
    console.error(problem);
    return 'failed';
  };
}
