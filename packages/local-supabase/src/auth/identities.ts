import type { Run } from '../engine/engine.ts';
import { confirmEmail } from './users.ts';

/** Creates or updates the email identity of a user. */
export async function setEmailIdentity(
  run: Run,
  userId: string,
  data: { email: string; email_verified: boolean; [said: string]: unknown },
): Promise<void> {
  await run(
    `insert into auth.identities
       (provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::text::uuid, 'email', $2, now(), now(), now())
     on conflict (provider_id, provider) do update
     set identity_data = identities.identity_data || excluded.identity_data, updated_at = now()`,
    [userId, JSON.stringify({ phone_verified: false, ...data, sub: userId })],
  );
}

/** Switches a user to the requested address, which everybody concerned has confirmed. */
export async function changeEmail(run: Run, userId: string): Promise<void> {
  const { rows } = await run(
    `update auth.users set email = email_change, email_change = '', updated_at = now()
     where id = $1
     returning email`,
    [userId],
  );
  await setEmailIdentity(run, userId, { email: rows[0]?.['email'] ?? '', email_verified: true });
  await confirmEmail(run, userId);
  await listProviders(run, userId);
}

/**
 * Removes an identity from a user, whose address must then come from a remaining one. Returns false if no
 * remaining identity has an address that is free.
 */
export async function removeIdentity(run: Run, userId: string, id: string): Promise<boolean> {
  await run('delete from auth.identities where id = $1', [id]);
  const { affectedRows } = await run(
    `update auth.users
     set email = chosen.email, updated_at = now()
     from (
       select identities.email
       from auth.identities
       where user_id = $1
         and not exists (
           select from auth.users where users.email = identities.email and users.id <> $1
         )
       order by (identities.email = (select email from auth.users where id = $1)) desc,
         created_at, id
       limit 1
     ) as chosen
     where users.id = $1`,
    [userId],
  );
  await listProviders(run, userId);
  return affectedRows > 0;
}

/** Copies the user's providers to the application metadata, which tokens include. */
async function listProviders(run: Run, userId: string): Promise<void> {
  await run(
    `update auth.users
     set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || (
       select jsonb_build_object('provider', min(provider), 'providers', jsonb_agg(distinct provider))
       from auth.identities
       where user_id = $1
     )
     where id = $1`,
    [userId],
  );
}
