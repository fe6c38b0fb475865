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
 * Hands a message over. Says whether it was taken: a provider refuses an address that cannot be written
 * to. Rejects when the provider itself fails, so that the same message may be tried again.
 */
export type SendMail = (mail: Mail) => Promise<'sent' | 'refused'>;

interface Provider {
  /** Takes one message of JSON by POST, in the shape that Resend has made common. */
  url: string;
  key: string;
  /** Such as `Name <news@example.org>`. */
  from: string;
}

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
    // Only these say something of the message; all others of the provider, the key or the hour.
    if (response.status === 400 || response.status === 422) return 'refused';
    throw new Error(`The mail provider answered ${response.status}: ${await response.text()}`);
  };
}
