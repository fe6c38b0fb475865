import { PUBLISHABLE_KEY } from '@hadal/backend';
import type { BrowserContext } from '@playwright/test';
import { codeAt } from '../../packages/backend/src/auth/totp.ts';
import { apiUrl } from './servers.ts';

export interface Editor {
  id: string;
  email: string;
  /** As the browser keeps it, the second factor passed. */
  session: object;
}

async function ask<Answer>(path: string, token: string, body: object): Promise<Answer> {
  const response = await fetch(`${apiUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: token.startsWith('sb_') ? token : PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** An editor of the tests' own, signed in with both factors. */
export async function createEditor(name: string): Promise<Editor> {
  const email = `${name}-${crypto.randomUUID()}@example.org`;
  const password = crypto.randomUUID();
  const user = { email, password, email_confirm: true, app_metadata: { role: 'editor' } };
  const { id } = await ask<{ id: string }>(
    'admin/users',
    process.env['E2E_SECRET_KEY'] ?? '',
    user,
  );
  const { access_token: token } = await ask<{ access_token: string }>(
    'token?grant_type=password',
    PUBLISHABLE_KEY,
    { email, password },
  );
  const factor = await ask<{ id: string; totp: { secret: string } }>('factors', token, {
    factor_type: 'totp',
  });
  const challenge = await ask<{ id: string }>(`factors/${factor.id}/challenge`, token, {});
  const session = await ask<object>(`factors/${factor.id}/verify`, token, {
    challenge_id: challenge.id,
    code: codeAt(factor.totp.secret, Date.now()),
  });
  return { id, email, session };
}

/** A browser in which the editor is signed in already. */
export async function signIn(context: BrowserContext, { session }: Editor): Promise<void> {
  const entry = [
    `sb-${new URL(apiUrl).hostname.split('.')[0]}-auth-token`,
    JSON.stringify(session),
  ];
  await context.addInitScript(([key = '', value = '']) => {
    if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, entry);
}
