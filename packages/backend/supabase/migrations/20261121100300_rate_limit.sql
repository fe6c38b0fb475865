create table private.submissions (
  visitor text not null,
  form regclass not null,
  recent timestamptz[] not null,
  primary key (visitor, form)
);
comment on table private.submissions is 'When each visitor last sent which form: what the rate limit counts.';
comment on column private.submissions.visitor is 'The user of the session, or else the address of the request.';
comment on column private.submissions.form is 'The table the form fills.';
comment on column private.submissions.recent is 'When it was sent within the last hour.';

alter table private.submissions enable row level security;
alter table private.submissions force row level security;

-- A row per visitor and form, locked by its own update: requests sent at once are counted one after the
-- other. What is refused, here or by a constraint, is rolled back and so never counts.
create function private.limit_submissions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  session_user_id text := auth.uid();
  -- Set by the edge of hosted Supabase, where no client can choose it. Many people share an address, so
  -- it is granted what it is granted in anonymous sign-ins.
  address text := nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip';
  allowed integer := case when session_user_id is null then 30 else 5 end;
  used integer;
begin
  insert into private.submissions as known (visitor, form, recent)
  select coalesce(session_user_id, address), tg_relid, array[now()]
  where coalesce(session_user_id, address) is not null
  on conflict (visitor, form) do update
    set recent = array(select at from unnest(known.recent) as at where at > now() - interval '1 hour') || now()
  returning cardinality(recent) into used;
  if used > allowed then
    -- PostgREST answers 429.
    raise sqlstate 'PT429' using
      message = 'Too many submissions',
      detail = format('This form can be sent %s times an hour.', allowed),
      hint = 'Try again in an hour.';
  end if;
  return new;
end
$$;
comment on function private.limit_submissions() is
  'Refuses what one visitor sends by one form too often: five times an hour from a session, thirty from an address without one.';
revoke execute on function private.limit_submissions() from public;

create trigger newsletter_subs_limit
  before insert on public.newsletter_subs
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_submissions();
