import { Binds, qualifiedName } from '../sql.ts';
import type { ChangeRequest, Channel } from './channel.ts';
import { filterSql, parseFilters, type Filter } from './filter.ts';
import type { Hub, Subscription } from './hub.ts';
import type { PublishedTable } from './publication.ts';

/** Subscribes a channel to its requested changes; returns the reason if that fails. */
export async function subscribe(hub: Hub, channel: Channel): Promise<string | undefined> {
  try {
    const subscriptions: Subscription[] = [];
    for (const request of channel.requests) {
      for (const subscription of interpret(hub, channel, request)) {
        await checkFilters(hub, subscription);
        subscriptions.push(subscription);
      }
    }
    channel.hear(subscriptions);
    return undefined;
  } catch (error) {
    channel.hear([]);
    return (error as Error).message;
  }
}

function interpret(hub: Hub, channel: Channel, request: ChangeRequest): Subscription[] {
  const { id } = request;
  const event = text(request.event) ?? '*';
  const schema = text(request.schema) ?? 'public';
  const table = text(request.table) ?? '*';
  const filters = parseFilters(text(request.filter));
  const tables = [...hub.tables.values()].filter(
    (each) => [each.schema, '*'].includes(schema) && [each.name, '*'].includes(table),
  );
  if (tables.length === 0) {
    throw new Error(
      'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for ' +
        `the given connect parameters: [event: ${event}, schema: ${schema}, table: ${table}, ` +
        `filters: ${JSON.stringify(filters)}]`,
    );
  }
  return tables.map((each) => ({ channel, table: each, id, event: event.toUpperCase(), filters }));
}

/** Tests the filters on an empty row: a column may be unreadable, or a value invalid. */
async function checkFilters(hub: Hub, { channel, table, filters }: Subscription): Promise<void> {
  if (filters.length === 0) return;
  const binds = new Binds();
  const readable = readableSql(table, channel.claims.role, filters, binds);
  const { rows } = await hub.engine.run(
    `select ${readable} as readable, ${filterSql(filters, table, binds)} as tried
     from jsonb_populate_record(null::${qualifiedName(table)}, '{}') row`,
    binds.values,
  );
  if (rows[0]?.['readable'] !== 't') {
    throw new Error(`invalid column for filter ${filters.map(({ column }) => column).join(', ')}`);
  }
}

function readableSql(table: PublishedTable, role: string, filters: Filter[], binds: Binds): string {
  return filters
    .map(({ column }) => {
      const [of, named] = [binds.add(role), binds.add(column)];
      return `has_column_privilege(${of}::text, ${table.oid}::oid, ${named}::text, 'SELECT')`;
    })
    .join(' and ');
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
