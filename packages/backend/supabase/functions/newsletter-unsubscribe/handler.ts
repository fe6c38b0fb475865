import { query } from '../_shared/api.ts';
import {
  leadTo,
  readToken,
  refuseToken,
  say,
  sayFailed,
  type Newsletter,
} from '../_shared/newsletter.ts';
import { isSigned, readSigned } from '../_shared/tokens.ts';

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
  if (!isSigned(token)) return refuseToken();
  // The fragment is not sent to the host of the pages.
  if (request.method === 'GET') return leadTo(`${siteUrl}/newsletter/unsubscribe#${token}`);

  const isOneClick = posted.get('List-Unsubscribe') === 'One-Click';
  const id = await readSigned(token, secret);
  if (id === undefined) {
    return isOneClick ? refuseToken() : leadTo(`${siteUrl}/newsletter/expired`);
  }
  try {
    await query(api, 'POST', 'rpc/leave_newsletter', { body: { sub_id: id } });
  } catch (error) {
    return sayFailed(error);
  }
  return isOneClick
    ? say(200, 'You are off the list, and your address is deleted.')
    : leadTo(`${siteUrl}/newsletter/unsubscribed`);
}
