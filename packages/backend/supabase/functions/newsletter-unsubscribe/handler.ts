import { query } from '../_shared/api.ts';
import { leadTo, say, sayFailed, type Newsletter } from '../_shared/newsletter.ts';
import { readSigned } from '../_shared/tokens.ts';

/**
 * Takes a reader off the list, `?token=…` saying whom. A POST does it at once: by a mail program's own
 * button (RFC 8058), which is told in words, or by the page that a GET leads to. A GET changes nothing,
 * since scanners of mail follow every link.
 */
export async function unsubscribe(
  request: Request,
  { api, siteUrl, secret }: Pick<Newsletter, 'api' | 'siteUrl' | 'secret'>,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  // In the fragment, which no host of pages is told.
  if (request.method === 'GET') return leadTo(`${siteUrl}/newsletter/unsubscribe#${token}`);
  if (request.method !== 'POST') return say(405, 'Use POST.', { allow: 'GET, POST' });

  // A body that cannot be read is none.
  const posted = await request.formData().catch(() => new FormData());
  const isOneClick = posted.get('List-Unsubscribe') === 'One-Click';
  const id = await readSigned(token, secret);
  if (id === undefined) {
    return isOneClick
      ? say(400, 'This link is not one of ours, or not whole.')
      : leadTo(`${siteUrl}/newsletter/expired`);
  }
  try {
    await query(api, 'DELETE', `newsletter_subs?id=eq.${id}&select=id`);
  } catch (error) {
    return sayFailed(error);
  }
  return isOneClick
    ? say(200, 'You are off the list, and your address is deleted.')
    : leadTo(`${siteUrl}/newsletter/unsubscribed`);
}
