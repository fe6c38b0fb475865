-- Hosted Supabase limits codes of a second factor by network address alone, and a botnet has many. Its hook
-- "MFA verification attempt" calls this function with each code.
create table private.factor_attempts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wrong timestamptz[] not null
);
comment on table private.factor_attempts is 'Wrong codes since the last right one, by user.';
comment on column private.factor_attempts.user_id is 'Whose factor the codes were for.';
comment on column private.factor_attempts.wrong is 'When they were entered, within the last day.';

alter table private.factor_attempts enable row level security;
alter table private.factor_attempts force row level security;

create function private.limit_factor_attempts(event jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked constant uuid := event ->> 'user_id';
  recent timestamptz[];
begin
  -- Locks the row, so that codes sent at once are counted one after the other.
  insert into private.factor_attempts as attempts (user_id, wrong)
  values (asked, '{}')
  on conflict (user_id) do update
  set wrong = array(select at from unnest(attempts.wrong) as at where at > now() - interval '1 day')
  returning wrong into recent;

  -- A right code is refused as well: guessing must not pay.
  if cardinality(recent) >= 10 then
    return jsonb_build_object(
      'decision', 'reject',
      'message', 'Too many wrong codes. Try again in a day, or ask an operator for a new account.'
    );
  end if;

  if (event ->> 'valid')::boolean then
    delete from private.factor_attempts where user_id = asked;
  else
    update private.factor_attempts set wrong = recent || now() where user_id = asked;
  end if;
  return jsonb_build_object('decision', 'continue');
end
$$;
comment on function private.limit_factor_attempts(jsonb) is
  'Answers the hook "MFA verification attempt": after ten wrong codes, no code is accepted for a day.';
revoke execute on function private.limit_factor_attempts(jsonb) from public, anon, authenticated, service_role;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.limit_factor_attempts(jsonb) to supabase_auth_admin;
