import { megaMenuStyleSources, themeScript, themeScriptHash } from '@hadal/ui';
import { NextResponse, type NextRequest } from 'next/server';

const hash = await themeScriptHash(themeScript({ defaultTheme: 'system' }));

/** Next adds to its own scripts the nonce in the request's policy. */
export function proxy(request: NextRequest) {
  // Next's development server evaluates code from strings, which the policy forbids.
  if (process.env.NODE_ENV !== 'production') return NextResponse.next();
  const nonce = crypto.randomUUID();
  const policy =
    `default-src 'self'; script-src 'self' 'nonce-${nonce}' ${hash}; style-src 'self'; ` +
    `style-src-attr ${megaMenuStyleSources}; ` +
    `require-trusted-types-for 'script'; trusted-types nextjs nextjs#bundler`;
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { matcher: '/((?!api|_next/static|_next/image|favicon.ico).*)' };
