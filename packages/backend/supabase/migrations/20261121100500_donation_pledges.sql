-- Never add this table to the realtime publication: every deletion would be told to every visitor.
create table public.donation_pledges (
  id bigint generated always as identity primary key,
  frequency text not null,
  amount numeric not null,
  currency text not null,
  purpose text not null,
  email text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint donation_pledges_frequency_check check (frequency in ('once', 'monthly')),
  -- Not numeric(7,2), which would round what it should refuse.
  constraint donation_pledges_amount_check check (
    amount between 1 and 10000 and amount = round(amount, 2)
  ),
  constraint donation_pledges_currency_check check (currency in ('USD', 'EUR', 'GBP')),
  constraint donation_pledges_purpose_check check (purpose in ('any', 'research', 'teaching')),
  constraint donation_pledges_email_check check (private.is_email_address(email))
);

comment on table public.donation_pledges is
  'What visitors meant to give before they went on to pay; no proof of payment. Visitors add theirs and can read none.';
comment on column public.donation_pledges.id is 'Surrogate key.';
comment on column public.donation_pledges.frequency is 'once or monthly.';
comment on column public.donation_pledges.amount is 'In units of the currency, with two decimals at most.';
comment on column public.donation_pledges.currency is 'ISO 4217 code.';
comment on column public.donation_pledges.purpose is 'What the gift is for: any, research or teaching.';
comment on column public.donation_pledges.email is 'Where the receipt goes, where one is wanted.';
comment on column public.donation_pledges.user_id is 'The session it was made in, if there was one.';
comment on column public.donation_pledges.created_at is 'When it was made.';

create index donation_pledges_user_id_idx on public.donation_pledges (user_id);

revoke all on public.donation_pledges from public, anon, authenticated, service_role;
grant insert (frequency, amount, currency, purpose, email)
  on public.donation_pledges to anon, authenticated;
grant select, delete on public.donation_pledges to service_role;

alter table public.donation_pledges enable row level security;
alter table public.donation_pledges force row level security;
create policy "Visitors pledge in their own name" on public.donation_pledges
  for insert to anon, authenticated
  with check (user_id is not distinct from (select auth.uid()));

create trigger donation_pledges_limit
  before insert on public.donation_pledges
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_submissions();

-- The form's action when JavaScript is off: POST /rest/v1/rpc/pledge_by_form?apikey=…
create function public.pledge_by_form(
  frequency text,
  amount text,
  other text,
  currency text,
  purpose text,
  email text,
  website text
)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  outcome text := 'sent';
  origin text := nullif(current_setting('request.headers', true), '')::json ->> 'origin';
  -- Figures as people type them: 75, 12.50, 1,250 or $ 75.
  typed text := regexp_replace(
    case when pledge_by_form.amount = 'other' then pledge_by_form.other else pledge_by_form.amount end,
    '^[\s$€£]+|[\s$€£]+$', '', 'g'
  );
begin
  begin
    if (typed ~ '^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$') is not true then
      outcome := 'invalid';
    -- The field people do not meet. A program that fills it in is thanked, so that it tries no further.
    elsif coalesce(pledge_by_form.website, '') = '' then
      insert into public.donation_pledges (frequency, amount, currency, purpose, email)
      values (
        pledge_by_form.frequency,
        replace(typed, ',', '')::numeric,
        pledge_by_form.currency,
        pledge_by_form.purpose,
        nullif(btrim(pledge_by_form.email), '')
      );
    end if;
  exception
    when check_violation or not_null_violation then
      outcome := 'invalid';
    when sqlstate 'PT429' then
      outcome := 'limited';
    when others then
      outcome := 'failed';
      raise warning 'pledge_by_form: % (%)', sqlerrm, sqlstate;
  end;
  -- As subscribe_by_form does, and for its reasons.
  if origin is null or origin !~ '^https?://[^/\s]+$' then
    origin := '';
  end if;
  perform set_config('response.status', '303', true);
  perform set_config(
    'response.headers',
    json_build_array(json_build_object('Location', origin || '/donate#pledge-' || outcome))::text,
    true
  );
end
$$;
comment on function public.pledge_by_form(text, text, text, text, text, text, text) is
  'Records a pledge posted by a plain HTML form and sends the reader back with the outcome in the fragment.';
revoke execute on function public.pledge_by_form(text, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.pledge_by_form(text, text, text, text, text, text, text)
  to anon, authenticated;
