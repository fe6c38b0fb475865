import type { Engine, Row } from '../engine/engine.ts';

/** An entry of the outbox: a changed row of a table, or a message that SQL sent to a topic. */
export type Event = { kind: 'change'; change: Change } | { kind: 'broadcast'; message: Message };

export interface Change {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The oid of the table. */
  table: string;
  timestamp: string;
  record: Record<string, unknown>;
  oldRecord: Record<string, unknown>;
}

export interface Message {
  id: string;
  topic: string;
  event: string;
  private: boolean;
  payload: Record<string, unknown>;
}

const BATCH = 200;
const TAKE = `
delete from realtime.outbox where id in (select id from realtime.outbox order by id limit ${BATCH})
returning id, op, rel, new, old,
  to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;

/** Takes committed entries from the outbox, in order, whenever a notification arrives. */
export async function watchOutbox(
  engine: Engine,
  deliver: (event: Event) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  let draining = Promise.resolve();
  let isWaiting = false;
  let isClosed = false;

  async function drain(): Promise<void> {
    isWaiting = false;
    let taken: Row[];
    do {
      taken = isClosed ? [] : (await engine.run(TAKE)).rows;
      const ordered = taken.toSorted((one, other) => Number(one['id']) - Number(other['id']));
      for (const row of ordered) await deliver(eventOf(row));
    } while (taken.length === BATCH);
  }

  // A pending drain covers all notifications that arrive before it starts.
  function wake(): void {
    if (isWaiting) return;
    isWaiting = true;
    draining = draining.then(drain).catch((error: unknown) => console.error(error));
  }

  // Entries written while nobody could subscribe have no recipients.
  await engine.exec('truncate realtime.outbox');
  await engine.listen('realtime_outbox', wake);
  return {
    async close() {
      isClosed = true;
      await draining;
    },
  };
}

function eventOf(row: Row): Event {
  const record = parse(row['new']);
  if (row['op'] === 'BROADCAST') {
    return { kind: 'broadcast', message: record as unknown as Message };
  }
  return {
    kind: 'change',
    change: {
      type: row['op'] as Change['type'],
      table: row['rel'] ?? '',
      timestamp: row['at'] ?? '',
      record,
      oldRecord: parse(row['old']),
    },
  };
}

function parse(json: string | null | undefined): Record<string, unknown> {
  return json ? (JSON.parse(json) as Record<string, unknown>) : {};
}
