import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Api } from '../api.ts';
import { tally } from './ask.ts';

type Client = ReturnType<typeof connect>;

/** Time allowed for a change of the menu to reach everybody, in ms. */
const patience = 5_000;

/** Visitors with the site open and a realtime subscription to the menu. */
export class Audience {
  readonly #api: Api;
  readonly #operator: Client;
  /** Each visitor's client, with the announcements it has received of the current change. */
  readonly #people = new Map<Client, Set<string>>();
  #changes = 0;

  constructor(api: Api, secretKey: string) {
    this.#api = api;
    this.#operator = connect({ url: api.url, publishableKey: secretKey });
  }

  get size() {
    return this.#people.size;
  }

  /** Opens another subscription, and resolves when it has joined. */
  async join(): Promise<void> {
    const heard = new Set<string>();
    const client = connect(this.#api);
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
        if (status !== 'SUBSCRIBED' && this.#people.has(client)) {
          tally.failures.push(`A subscription became ${status}`);
        }
      });
    await once(joined, 'joined', { signal: AbortSignal.timeout(patience) });
    this.#people.set(client, heard);
  }

  /** Leaves with the visitor who has stayed longest. */
  async leave(): Promise<void> {
    const [client] = this.#people.keys();
    if (!client) return;
    this.#people.delete(client);
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }

  /** Changes the menu as an operator does; every visitor must receive both announcements. */
  async change(): Promise<void> {
    for (const heard of this.#people.values()) heard.clear();
    this.#changes += 1;
    const title = `Mission ${this.#changes}`;
    await this.#operator.from('menu_items').update({ title }).eq('slug', '/mission').throwOnError();
    const deaf = () => [...this.#people.values()].filter((heard) => heard.size < 2).length;
    const until = Date.now() + patience;
    while (deaf() && Date.now() < until) await wait(20);
    tally.told += this.#people.size - deaf();
    for (let one = deaf(); one > 0; one -= 1) tally.failures.push('A menu change did not arrive');
  }

  async close(): Promise<void> {
    while (this.size) await this.leave();
  }
}
