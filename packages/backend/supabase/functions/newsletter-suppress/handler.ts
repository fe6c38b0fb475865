import { query } from '../_shared/api.ts';
import { say, sayFailed, type Newsletter } from '../_shared/newsletter.ts';
import { isSignedWebhook } from '../_shared/tokens.ts';

/** An event of the mail provider, as far as it is read here. */
interface MailEvent {
  type: string;
  data: { to: string[]; bounce?: { type: string } };
}

/**
 * Takes off the list the recipients of a message that was reported as spam or bounced for good, as told by
 * the mail provider's webhook. Other events are accepted, or the provider would repeat them.
 */
export async function suppress(
  request: Request,
  { api, webhookSecret }: Pick<Newsletter, 'api' | 'webhookSecret'>,
): Promise<Response> {
  if (request.method !== 'POST') return say(405, 'Use POST.', { allow: 'POST' });
  if (!webhookSecret) {
    return say(503, 'No webhook is configured, so no event is read: set MAIL_WEBHOOK_SECRET.');
  }
  const body = await request.text();
  if (!(await isSignedWebhook(request.headers, body, webhookSecret))) {
    return say(
      401,
      'Only the webhook of the mail provider may report addresses: set MAIL_WEBHOOK_SECRET to its signing secret.',
    );
  }
  try {
    const event = JSON.parse(body) as MailEvent;
    // A bounce tells nothing of the other addresses of a mailbox.
    const mailbox = event.type === 'email.complained';
    for (const email of isFinal(event) ? event.data.to : []) {
      await query(api, 'POST', 'rpc/suppress_newsletter_address', { body: { email, mailbox } });
    }
  } catch (error) {
    return sayFailed(error);
  }
  return new Response(null, { status: 204 });
}

/** Returns whether the recipients get no further message; a full mailbox is a transient bounce. */
function isFinal({ type, data }: MailEvent): boolean {
  return (
    type === 'email.complained' || (type === 'email.bounced' && data.bounce?.type === 'Permanent')
  );
}
