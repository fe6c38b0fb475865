import { query } from '../_shared/api.ts';
import {
  leadTo,
  readToken,
  refuseToken,
  say,
  sayFailed,
  type Newsletter,
} from '../_shared/newsletter.ts';
import { isUnsubscribeToken, readSigned, unseal } from '../_shared/tokens.ts';

const GONE =
  'The sign-up of this message is gone. If a newer message has reached you, use the link in that one.';

/**
 * Unsubscribes the reader named by `?token=…`. A POST does so at once: from a mail program's own button
 * (RFC 8058), which gets a plain-text response, or from the page that a GET redirects to. A GET changes
 * nothing, since mail scanners follow every link.
 */
export async function unsubscribe(
  request: Request,
  { api, siteUrl, secret }: Pick<Newsletter, 'api' | 'siteUrl' | 'secret'>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') {
    return say(405, 'Use POST.', { allow: 'GET, POST' });
  }
  const { token, posted } = await readToken(request);
  if (!isUnsubscribeToken(token)) return refuseToken();
  // The fragment is not sent to the host of the pages.
  if (request.method === 'GET') return leadTo(`${siteUrl}/newsletter/unsubscribe#${token}`);

  const isOneClick = posted.get('List-Unsubscribe') === 'One-Click';
  const expired = `${siteUrl}/newsletter/expired`;
  const email = await unseal(token, secret);
  const id = await readSigned(token, secret);
  if (email === undefined && id === undefined) return isOneClick ? refuseToken() : leadTo(expired);
  try {
    if (email === undefined) {
      // Messages before 28 November 2026 name a sign-up. If that is gone, the address may be on the list by
      // another one.
      const [known] = await query(api, 'GET', `newsletter_subs?id=eq.${id}&select=id`);
      if (!known) return isOneClick ? say(200, GONE) : leadTo(expired);
      await query(api, 'POST', 'rpc/leave_newsletter', { body: { sub_id: id } });
    } else {
      await query(api, 'POST', 'rpc/suppress_newsletter_address', {
        body: { email, mailbox: true },
      });
    }
  } catch (error) {
    return sayFailed(error);
  }
  return isOneClick
    ? say(200, 'You are off the list, and your address is deleted.')
    : leadTo(`${siteUrl}/newsletter/unsubscribed`);
}
