grant usage on schema private to supabase_auth_admin;

create table private.factor_attempts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wrong integer not null
);

-- Refuses each code after the tenth wrong one.
create function private.limit_factor_attempts(event jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  asked constant uuid := event ->> 'user_id';
  before integer;
begin
  insert into private.factor_attempts as attempts (user_id, wrong) values (asked, 0)
  on conflict (user_id) do update set wrong = attempts.wrong
  returning wrong into before;
  if before >= 10 then
    return jsonb_build_object('decision', 'reject', 'message', 'Too many wrong codes.');
  end if;
  update private.factor_attempts
  set wrong = case when (event ->> 'valid')::boolean then 0 else before + 1 end
  where user_id = asked;
  return jsonb_build_object('decision', 'continue');
end
$$;
revoke execute on function private.limit_factor_attempts(jsonb) from public;
grant execute on function private.limit_factor_attempts(jsonb) to supabase_auth_admin;
