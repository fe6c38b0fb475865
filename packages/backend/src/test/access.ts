import type { Run } from '@hadal/local-supabase/test';

/** Two rows in each table, of which visitors may read one. */
export const FIXTURE = `
  delete from public.menu_items;
  delete from public.glossary_terms;
  delete from public.glossary_audit;
  delete from public.newsletter_subs;
  delete from public.investor_enquiries;
  delete from public.donation_pledges;
  delete from private.submissions;
  delete from private.newsletter_suppressions;
  insert into public.menu_items (section, title, slug, visible)
  values ('About', 'Seen', '/seen', true), ('About', 'Hidden', '/hidden', false);
  insert into public.glossary_terms (slug, term, definition, status)
  values ('seen', 'Seen', 'For all.', 'published'), ('hidden', 'Hidden', 'Not yet.', 'draft');
  insert into public.newsletter_subs (email, source)
  values ('ada@example.org', 'footer_form'), ('mary@example.org', 'footer_form');
  insert into public.newsletter_confirmations (id, token_hash, wording)
  select id, repeat('a', 64), 'Was it you?' from public.newsletter_subs where email = 'ada@example.org';
  insert into public.investor_enquiries (name, email, kind, message, consent)
  values ('Ada', 'ada@example.org', 'investor', 'What does a cycle cost?', true);
  insert into public.donation_pledges (frequency, amount, currency, purpose) values ('once', 25, 'USD', 'any');
`;

/**
 * A row to insert into each table, with every writable column, so that each column grant is exercised. The
 * last column may have the same value in all rows.
 */
const TABLES: Record<string, Record<string, string>> = {
  menu_items: {
    section: `'About'`,
    title: `'New'`,
    slug: `'/new'`,
    order_index: '0',
    visible: 'true',
  },
  glossary_terms: {
    slug: `'new'`,
    term: `'New'`,
    definition: `'New.'`,
    symbol: 'null',
    unit: 'null',
    category: 'null',
    related: `'{}'`,
    status: `'draft'`,
  },
  glossary_audit: { term_id: '1', action: `'INSERT'` },
  newsletter_subs: { email: `'grace@example.org'`, source: `'footer_form'` },
  newsletter_confirmations: {
    id: `(select id from public.newsletter_subs where email = 'mary@example.org')`,
    token_hash: `repeat('b', 64)`,
    wording: `'Was it you?'`,
  },
  investor_enquiries: {
    name: `'Grace'`,
    organisation: `''`,
    email: `'grace@example.org'`,
    kind: `'press'`,
    message: `'Why?'`,
    consent: 'true',
  },
  donation_pledges: {
    frequency: `'once'`,
    amount: '10',
    currency: `'EUR'`,
    purpose: `'any'`,
    email: 'null',
  },
};

/** The readable and the hidden columns of tables that visitors may read only in part. */
const COLUMNS: Record<string, { read: string; hidden: string }> = {
  glossary_terms: {
    read: 'id,slug,term,definition,symbol,unit,category,related,status,updated_at',
    hidden: 'updated_by',
  },
};

const ENQUIRY = {
  name: `'Grace'`,
  organisation: `''`,
  email: `'grace@example.org'`,
  kind: `'press'`,
  message: `'Why?'`,
  website: `''`,
  consent: `'yes'`,
};

const CALLS: Record<string, Record<string, string>> = {
  subscribe_by_form: { email: `'grace@example.org'`, website: `''` },
  pledge_by_form: {
    frequency: `'once'`,
    amount: `'10'`,
    other: `''`,
    currency: `'EUR'`,
    purpose: `'any'`,
    email: `''`,
    website: `''`,
  },
  enquire_by_form: ENQUIRY,
  contact_by_form: ENQUIRY,
  claim_confirmation: { token_hash: `repeat('c', 64)`, wording: `'Was it you?'` },
  leave_newsletter: { sub_id: '0' },
  suppress_newsletter_address: { email: `'mary@example.org'` },
  import_glossary_terms: {
    added: `'[{"slug": "new", "term": "New", "definition": "New.", "related": [], "status": "draft"}]'::jsonb`,
    changed: `'[]'::jsonb`,
  },
};

export interface Probe {
  object: string;
  verb: 'select' | 'insert' | 'update' | 'delete' | 'call';
  /** The label of the probe in the table: the verb and the object, or its column. */
  label: string;
  /** The columns to select. @default all */
  columns?: string;
  statement: string;
  /** The row or the arguments to send, as SQL expressions. */
  values: Record<string, string>;
}

/** A probe for every verb on every table, and a call of every function. */
export const PROBES: readonly Probe[] = [
  ...Object.entries(TABLES).flatMap(([object, values]): Probe[] => {
    const columns = Object.keys(values);
    const assignments = columns.map((column) => `${column} = ${column}`);
    const table = `public.${object}`;
    return [
      selection(object, `select ${object}`, COLUMNS[object]?.read),
      ...(COLUMNS[object]
        ? [selection(object, `select ${object}.${COLUMNS[object].hidden}`, COLUMNS[object].hidden)]
        : []),
      {
        object,
        verb: 'insert',
        label: `insert ${object}`,
        statement: `insert into ${table} (${columns.join()}) values (${Object.values(values).join()})`,
        values,
      },
      {
        object,
        verb: 'update',
        label: `update ${object}`,
        statement: `update ${table} set ${assignments.join()}`,
        values: Object.fromEntries(Object.entries(values).slice(-1)),
      },
      {
        object,
        verb: 'delete',
        label: `delete ${object}`,
        statement: `delete from ${table}`,
        values: {},
      },
    ];
  }),
  ...Object.entries(CALLS).map(([object, values]): Probe => {
    const given = Object.entries(values).map(([name, value]) => `${name} => ${value}`);
    const statement = `select public.${object}(${given.join()})`;
    return { object, verb: 'call', label: `call ${object}`, statement, values };
  }),
];

function selection(object: string, label: string, columns = '*'): Probe {
  const statement = `select ${columns} from public.${object}`;
  return { object, verb: 'select', label, columns, statement, values: {} };
}

/** Returns what each identity of the SQL tests' helpers can reach, probe by probe. */
export async function accessBy(
  run: Run,
  probes: readonly Probe[] = PROBES,
): Promise<Map<Probe, Record<string, string>>> {
  const access = new Map<Probe, Record<string, string>>();
  for (const probe of probes) {
    const { rows } = await run(
      'select name, tests.reach_of(name, $1) as reach from tests.identities order by place',
      [probe.statement],
    );
    const all = await countOf(run, probe);
    const cells = rows.map(({ name, reach }) => [
      name ?? '',
      reach === 'refused' ? reach : wordFor(Number(reach), all),
    ]);
    access.set(probe, Object.fromEntries(cells) as Record<string, string>);
  }
  return access;
}

/** Counts the rows a probe reaches when nothing restricts it. */
export async function countOf(run: Run, { object, verb }: Probe): Promise<number> {
  if (verb === 'insert' || verb === 'call') return 1;
  const { rows } = await run(`select count(*) from public.${object}`);
  return Number(rows[0]?.['count']);
}

export function wordFor(reached: number, all: number): string {
  if (reached === 0) return 'none';
  return reached === all ? 'all' : 'some';
}
