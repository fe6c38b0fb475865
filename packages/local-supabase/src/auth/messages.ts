import type { Run } from '../engine/engine.ts';
import { linkVariables, type TemplateName } from '../config.ts';
import type { AuthContext } from './context.ts';
import { redirectTarget } from './email.ts';
import { AuthError } from './errors.ts';
import { beginFlow, type CodeChallenge } from './flow-state.ts';
import { addOneTimeToken, type TokenType } from './one-time-tokens.ts';
import type { Message } from './outbox.ts';
import type { AuthRequest } from './request.ts';
import type { Method } from './sessions.ts';
import type { User } from './users.ts';

/** The action that a message asks its reader to confirm. */
export type Purpose = 'signup' | 'recovery' | 'email_change';

const PURPOSES = {
  signup: {
    subject: 'Confirm your email address',
    column: 'confirmation_sent_at',
    template: 'confirmation',
  },
  recovery: { subject: 'Reset your password', column: 'recovery_sent_at', template: 'recovery' },
  email_change: {
    subject: 'Confirm your new email address',
    column: 'email_change_sent_at',
    template: 'email_change',
  },
} as const satisfies Record<
  Purpose,
  { subject: string; column: keyof User; template: TemplateName }
>;

/** The authentication method recorded for a session that a link of this purpose started. */
export const METHODS = {
  signup: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change',
} as const satisfies Record<Purpose, Method>;

/**
 * Composes the messages that let `user` confirm an action, one for each address involved. Send them only
 * after the transaction commits.
 */
export async function writeMessages(
  run: Run,
  { config, url }: AuthContext,
  request: AuthRequest,
  message: {
    user: User;
    purpose: Purpose;
    to: readonly { email: string; type: TokenType }[];
    codeChallenge: CodeChallenge | undefined;
  },
): Promise<Omit<Message, 'at'>[]> {
  const { user, purpose, to, codeChallenge } = message;
  const { subject, column, template: templateName } = PURPOSES[purpose];
  const template = config.email.templates[templateName];
  requirePatience(user[column], config.email.interval);
  await run(`update auth.users set ${column} = now(), updated_at = now() where id = $1`, [user.id]);
  if (codeChallenge) await beginFlow(run, user.id, METHODS[purpose], codeChallenge);

  const written = [];
  for (const { email, type } of to) {
    const { code, hash } = await addOneTimeToken(run, user.id, type, email, {
      codeLength: config.email.codeLength,
      pkce: codeChallenge !== undefined,
    });
    const target = redirectTarget(config, request);
    const query = new URLSearchParams({ token: hash, type: purpose, redirect_to: target });
    const values: Record<(typeof linkVariables)[number], string> = {
      ConfirmationURL: `${url}/verify?${query.toString()}`,
      RedirectTo: target,
      SiteURL: config.siteUrl,
      TokenHash: hash,
    };
    let link = template?.link ?? '{{ .ConfirmationURL }}';
    for (const name of linkVariables) link = link.replace(`{{ .${name} }}`, () => values[name]);
    written.push({ to: email, subject: template?.subject ?? subject, link, code });
  }
  return written;
}

function requirePatience(sentAt: string | undefined, interval: number): void {
  const left = interval - (Date.now() - Date.parse(sentAt ?? '')) / 1000;
  if (!(left > 0)) return;
  const message = `For security purposes, you can only request this after ${Math.floor(left)} seconds.`;
  throw new AuthError(429, 'over_email_send_rate_limit', message);
}
