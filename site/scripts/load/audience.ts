import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Api } from '../api.ts';
import { tally } from './ask.ts';

type Client = ReturnType<typeof connect>;

/** Time allowed for a change of the menu to reach everybody, in ms. */
const patience = 5_000;

/** Gathers visitors with the site open and a realtime subscription to the menu. */
export function gather(api: Api, secretKey: string) {
  const operator = connect({ url: api.url, publishableKey: secretKey });
  /** Each visitor's client, with the announcements it has received of the current change. */
  const people = new Map<Client, Set<string>>();
  let changes = 0;

  /** Opens another subscription, and resolves when it has joined. */
  const join = async () => {
    const heard = new Set<string>();
    const client = connect(api);
    const joined = new EventTarget();
    client
      .channel('menu', { config: { private: true } })
      .on('postgres_changes', { event: '*', schema: 'public', table: 'menu_items' }, () =>
        heard.add('row'),
      )
      .on('broadcast', { event: 'menu_changed' }, () => heard.add('broadcast'))
      // Changes made before this message may not be announced.
      .on('system', {}, () => joined.dispatchEvent(new Event('joined')))
      .subscribe((status) => {
        // A subscription that a visitor did not leave must stay open.
        if (status !== 'SUBSCRIBED' && people.has(client)) {
          tally.failures.push(`A subscription became ${status}`);
        }
      });
    await once(joined, 'joined', { signal: AbortSignal.timeout(patience) });
    people.set(client, heard);
  };

  /** Leaves with the visitor who has stayed longest. */
  const leave = async () => {
    const [client] = people.keys();
    if (!client) return;
    people.delete(client);
    await client.removeAllChannels();
    await client.realtime.disconnect();
  };

  /** Changes the menu as an operator does; every visitor must receive both announcements. */
  const change = async () => {
    for (const heard of people.values()) heard.clear();
    const title = `Mission ${(changes += 1)}`;
    await operator.from('menu_items').update({ title }).eq('slug', '/mission').throwOnError();
    const deaf = () => [...people.values()].filter((heard) => heard.size < 2).length;
    const until = Date.now() + patience;
    while (deaf() && Date.now() < until) await wait(20);
    tally.told += people.size - deaf();
    for (let one = deaf(); one > 0; one -= 1) tally.failures.push('A menu change did not arrive');
  };

  const close = async () => {
    while (people.size) await leave();
  };
  return { join, leave, change, close };
}
