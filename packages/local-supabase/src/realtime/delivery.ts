import type { Engine } from '../engine/engine.ts';
import { Binds, qualifiedName, quoteIdentifier } from '../sql.ts';
import { filterSql } from './filter.ts';
import { topicKey, type Claims, type Hub, type Subscription } from './hub.ts';
import type { Change, Event, Message } from './outbox.ts';
import type { PublishedTable } from './publication.ts';

/** Bounds the group size, since each member may add a filter and a statement's parameters are limited. */
const MAX_GROUP = 1_000;

/** Delivers an event to every subscriber that may see it. */
export async function deliver(hub: Hub, event: Event): Promise<void> {
  if (event.kind === 'broadcast') sendMessage(hub, event.message);
  else await sendChange(hub, event.change);
}

function sendMessage(hub: Hub, { id, topic, event, private: isPrivate, payload }: Message): void {
  const message = { type: 'broadcast', event, payload, meta: { id } };
  for (const channel of hub.topics.get(topicKey(topic, isPrivate))) channel.deliver(message);
}

async function sendChange(hub: Hub, change: Change): Promise<void> {
  const table = hub.tables.get(change.table);
  const subscriptions = [...hub.subscriptions.get(change.table)].filter(
    ({ event }) => event === '*' || event === change.type,
  );
  if (!table || subscriptions.length === 0) return;
  // Subscribers that must see the same rows share one query.
  const groups = Map.groupBy(subscriptions, ({ channel: { claims } }) =>
    table.dependsOnClaims ? JSON.stringify(claims) : claims.role,
  );
  for (const group of groups.values()) {
    for (let at = 0; at < group.length; at += MAX_GROUP) {
      try {
        await sendToGroup(hub.engine, table, change, group.slice(at, at + MAX_GROUP));
      } catch (error) {
        // A policy that fails for one group must not keep the change from the others.
        console.error(error);
      }
    }
  }
}

async function sendToGroup(
  engine: Engine,
  table: PublishedTable,
  change: Change,
  group: Subscription[],
): Promise<void> {
  const { readable, recipients } = await look(engine, table, change, group);
  const data = describe(table, change, readable);
  for (const { channel, id } of recipients) {
    channel.send('postgres_changes', { ids: [id], data });
  }
}

interface View {
  /** The columns that the role may read. */
  readable: Set<string>;
  recipients: Subscription[];
}

/** Evaluates a change for a group, with its grants, filters and policies. */
function look(
  engine: Engine,
  table: PublishedTable,
  change: Change,
  group: Subscription[],
): Promise<View> {
  const claims: Claims = group[0]?.channel.claims ?? { role: 'anon' };
  const binds = new Binds();
  const record = binds.add(
    JSON.stringify(change.type === 'DELETE' ? identity(table, change) : change.record),
  );
  const role = binds.add(claims.role);
  const matches = [...Map.groupBy(group, ({ filters }) => JSON.stringify(filters)).values()];
  const tests = matches.map(([first]) => filterSql(first?.filters ?? [], table, binds));
  return engine.transaction(async (run) => {
    const { rows } = await run(
      `select array[${tests.join(', ')}] as matching, (
         select coalesce(json_agg(attname), '[]') from pg_attribute
         where attrelid = ${table.oid} and attnum > 0 and not attisdropped
           and has_column_privilege(${role}::text, attrelid, attnum, 'SELECT')
       ) as readable
       from jsonb_populate_record(null::${qualifiedName(table)}, ${record}::jsonb) row`,
      binds.values,
    );
    const readable = new Set(JSON.parse(rows[0]?.['readable'] ?? '[]') as string[]);
    const matching = rows[0]?.['matching']?.slice(1, -1).split(',') ?? [];
    const recipients = matches
      .filter((_, at) => matching[at] === 't')
      .flat()
      .filter(({ filters }) => filters.every(({ column }) => readable.has(column)));
    const mustSee =
      table.hasRowSecurity && change.type !== 'DELETE' && canIdentify(table, readable);
    if (recipients.length === 0 || !mustSee) return { readable, recipients };

    await run(
      `select set_config('search_path', 'public, extensions', true),
        set_config('transaction_read_only', 'on', true),
        set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
      [claims.role, JSON.stringify(claims)],
    );
    const key = table.primaryKey.map(quoteIdentifier);
    const seen = await run(
      `select from ${qualifiedName(table)} stored,
         jsonb_populate_record(null::${qualifiedName(table)}, $1::jsonb) row
       where ${key.map((column) => `stored.${column} = row.${column}`).join(' and ')}`,
      [JSON.stringify(change.record)],
    );
    return { readable, recipients: seen.rows.length > 0 ? recipients : [] };
  });
}

/** Builds the part of a change that a role may read. */
function describe(table: PublishedTable, change: Change, readable: Set<string>) {
  const { type, timestamp } = change;
  const about = { schema: table.schema, table: table.name, commit_timestamp: timestamp, type };
  if (type !== 'DELETE' && !canIdentify(table, readable)) {
    const reason =
      table.primaryKey.length > 0
        ? 'Error 401: Unauthorized'
        : 'Error 400: Bad Request, no primary key';
    const old = type === 'UPDATE' && { old_record: {} };
    return { ...about, columns: [], record: {}, ...old, errors: [reason] };
  }
  return {
    ...about,
    columns: table.columns
      .filter(({ name }) => readable.has(name))
      .map((column) => ({ name: column.name, type: column.type })),
    ...(type !== 'DELETE' && { record: pick(change.record, readable) }),
    ...(type !== 'INSERT' && { old_record: pick(identity(table, change), readable) }),
    errors: null,
  };
}

/**
 * Returns the old row: all of it with full replica identity, except for deletions under row-level security;
 * else its key.
 */
function identity(table: PublishedTable, { type, oldRecord }: Change): Record<string, unknown> {
  const isWhole = table.hasFullIdentity && !(type === 'DELETE' && table.hasRowSecurity);
  return isWhole ? oldRecord : pick(oldRecord, new Set(table.primaryKey));
}

function canIdentify(table: PublishedTable, readable: Set<string>): boolean {
  return table.primaryKey.length > 0 && table.primaryKey.every((column) => readable.has(column));
}

function pick(record: Record<string, unknown>, names: Set<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
}
