import { query } from '../_shared/api.ts';
import {
  leadTo,
  readToken,
  refuseToken,
  say,
  sayFailed,
  type Newsletter,
} from '../_shared/newsletter.ts';
import { hashOf, isToken } from '../_shared/tokens.ts';

/**
 * Handles the link of the confirmation message, `?token=…`. A GET changes nothing, since mail scanners
 * follow every link: it redirects to the confirmation page, whose form posts the token. A repeated POST
 * redirects to the same page and changes nothing.
 */
export async function confirm(
  request: Request,
  { api, siteUrl }: Pick<Newsletter, 'api' | 'siteUrl'>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') {
    return say(405, 'Use POST.', { allow: 'GET, POST' });
  }
  const { token } = await readToken(request);
  if (!isToken(token)) return refuseToken();
  // The fragment is not sent to the host of the pages.
  if (request.method === 'GET') return leadTo(`${siteUrl}/newsletter/confirm#${token}`);
  try {
    const ofToken = `newsletter_confirmations?token_hash=eq.${await hashOf(token)}`;
    // "now" is the database's own time, here as in the filter.
    await query(api, 'PATCH', `${ofToken}&confirmed_at=is.null&expires_at=gt.now`, {
      body: { confirmed_at: 'now' },
    });
    const [asked] = await query<{ confirmed_at: string | null }>(
      api,
      'GET',
      `${ofToken}&select=confirmed_at`,
    );
    return leadTo(`${siteUrl}/newsletter/${asked?.confirmed_at ? 'confirmed' : 'expired'}`);
  } catch (error) {
    return sayFailed(error);
  }
}
