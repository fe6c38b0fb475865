import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test, vi } from 'vitest';
import { withPeople } from './people.ts';
import type { Target } from './target.ts';

/** A hosted project's first subscription to its database takes seconds. */
const PATIENCE = { timeout: 20_000, interval: 50 };

/** https://supabase.com/docs/guides/realtime: Postgres changes, and messages between clients. */
export function describeRealtime(target: () => Target): void {
  const { owner, stranger } = withPeople(target);

  /** Subscribes to films that match a filter, and returns the events once the subscription is active. */
  async function listen(client: SupabaseClient, filter: string) {
    const heard: unknown[] = [];
    const states: string[] = [];
    const told: unknown[] = [];
    const table = { event: '*', schema: 'public', table: 'conformance_films', filter } as const;
    client
      .channel('films', { config: { private: true } })
      .on('system', {}, (message) => told.push(message))
      .on('postgres_changes', table, ({ eventType, new: film, old, table: name }) =>
        heard.push({ eventType, new: film, old, table: name }),
      )
      .subscribe((state) => states.push(state));
    await vi.waitFor(() => {
      expect(states).toContain(REALTIME_SUBSCRIBE_STATES.SUBSCRIBED);
      expect(told).toContainEqual(expect.objectContaining({ extension: 'postgres_changes' }));
    }, PATIENCE);
    return { heard, told };
  }

  describe('a listener', () => {
    test('hears what was added, changed and removed, and only what it may see', async () => {
      const client = stranger();
      const { heard, told } = await listen(client, 'id=gte.500');
      expect(told).toContainEqual(
        expect.objectContaining({ status: 'ok', message: 'Subscribed to PostgreSQL' }),
      );
      const films = owner().from('conformance_films');
      await films.insert({ id: 499, title: 'Filtered out' });
      await films.insert({ id: 500, title: 'Hidden', hidden: true });
      await films.insert({ id: 501, title: 'New', year: 2001 });
      await films.update({ year: 2002 }).eq('id', 501);
      await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENCE);
      await films.delete().gte('id', 499);
      const about = { table: 'conformance_films' };
      await vi.waitFor(() => {
        expect(heard).toEqual([
          { ...about, eventType: 'INSERT', new: row(2001), old: {} },
          { ...about, eventType: 'UPDATE', new: row(2002), old: { id: 501 } },
          { ...about, eventType: 'DELETE', new: {}, old: { id: 500 } },
          { ...about, eventType: 'DELETE', new: {}, old: { id: 501 } },
        ]);
      }, PATIENCE);
      await client.realtime.disconnect();
    }, 60_000);

    test('is told when it cannot hear of a table', async () => {
      const client = stranger();
      const { told } = await listen(client, 'nope=eq.1');
      expect(told).toContainEqual(expect.objectContaining({ status: 'error', channel: 'films' }));
      await client.realtime.disconnect();
    }, 30_000);

    test('hears what another one says', async () => {
      const [one, other] = [stranger(), stranger()].map((client) =>
        client.channel('conformance room', { config: { private: true } }),
      );
      const heard: unknown[] = [];
      other?.on('broadcast', { event: 'hello' }, ({ payload }) => heard.push(payload));
      for (const channel of [one, other]) {
        await new Promise((resolve) => channel?.subscribe(resolve));
      }
      await one?.send({ type: 'broadcast', event: 'hello', payload: { from: 'one' } });
      await vi.waitFor(() => expect(heard).toEqual([{ from: 'one' }]), PATIENCE);
      for (const channel of [one, other]) await channel?.unsubscribe();
    }, 30_000);

    test('is turned away from a private channel that no policy opens', async () => {
      const client = stranger();
      const channel = client.channel('conformance vault', { config: { private: true } });
      const refusal = await new Promise((resolve) => {
        channel.subscribe((status, error) => resolve({ status, message: error?.message }));
      });
      expect(refusal).toEqual({
        status: REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR,
        message: expect.stringContaining(
          'You do not have permissions to read from this Channel topic: conformance vault',
        ) as string,
      });
      await client.removeAllChannels();
    }, 30_000);

    test('says nothing where it may only listen', async () => {
      const [one, other] = [stranger(), stranger()].map((client) =>
        client.channel('films', { config: { private: true, broadcast: { self: true } } }),
      );
      const heard: unknown[] = [];
      for (const channel of [one, other]) {
        channel?.on('broadcast', { event: '*' }, ({ event }) => heard.push(event));
        await new Promise((resolve) => channel?.subscribe(resolve));
      }
      await one?.send({ type: 'broadcast', event: 'hello', payload: {} });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(heard).toEqual([]);
      for (const channel of [one, other]) await channel?.unsubscribe();
    }, 30_000);
  });
}

function row(year: number): unknown {
  return expect.objectContaining({ id: 501, title: 'New', year, tags: [] });
}
