import { query } from '../_shared/api.ts';
import { leadTo, say, sayFailed, type Newsletter } from '../_shared/newsletter.ts';
import { hashOf } from '../_shared/tokens.ts';

/**
 * Answers the link of the message that asks: `GET ?token=…`. It works once. Followed again, as by a
 * scanner of mail and then by its reader, it leads to the same page and changes nothing.
 */
export async function confirm(
  request: Request,
  { api, siteUrl }: Pick<Newsletter, 'api' | 'siteUrl'>,
): Promise<Response> {
  if (request.method !== 'GET') return say(405, 'Follow the link instead.', { allow: 'GET' });
  const token = new URL(request.url).searchParams.get('token') ?? '';
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
