import { readPaymentLinks } from '../../app/pages/donate/payments.ts';
import { readReportUrl } from '@hadal/static-site';
import { readNewsletterPrivacy } from '../newsletter-privacy.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the problems with the variables that a production build needs; empty if it can proceed.
 */
export function checkEnvironment(env: Environment): string[] {
  const problems: string[] = [];
  const attempt = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      problems.push((error as Error).message);
    }
  };

  const url = env['SUPABASE_URL'];
  if (!url?.startsWith('https://')) {
    problems.push(
      `SUPABASE_URL is ${url ? `"${url}"` : 'not set'}, so the pages would have no backend that visitors reach. Set it to the project's https:// address.`,
    );
  }
  if (!mayBePublic(env['SUPABASE_PUBLISHABLE_KEY'] ?? '')) {
    problems.push(
      'SUPABASE_PUBLISHABLE_KEY is no key that may be public, and every page would carry it. Set it to the publishable key (sb_publishable_…) or the old anon key.',
    );
  }
  attempt(() => readPaymentLinks(env));
  attempt(() => readReportUrl(env));
  attempt(() => readNewsletterPrivacy(env));
  return problems;
}

/**
 * Rejects a secret key, which would open the whole database to anyone who reads the page's source.
 */
function mayBePublic(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return true;
  const [, claims = ''] = key.split('.');
  try {
    const { role } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: string };
    return role === 'anon';
  } catch {
    return false;
  }
}
