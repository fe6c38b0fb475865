import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '../api.ts';
import { Asker, type Tally } from './ask.ts';

/** Time allowed for a change of the menu to reach everybody, in ms. */
const patience = 5_000;

/** People with the site open, who hear when the menu changes. */
export class Audience {
  readonly #api: Api;
  readonly #tally: Tally;
  readonly #asker: Asker;
  /** Each with what it has heard of the change that is now under way. */
  readonly #people = new Map<SupabaseClient, Set<string>>();
  #changes = 0;

  constructor(api: Api, tally: Tally) {
    this.#api = api;
    this.#tally = tally;
    this.#asker = new Asker(tally);
  }

  get size() {
    return this.#people.size;
  }

  /** Opens the site once more, and resolves when its menu is followed. */
  async join(): Promise<void> {
    const heard = new Set<string>();
    const client = createClient(this.#api.url, this.#api.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const joined = new EventTarget();
    client
      .channel('menu', { config: { private: true } })
      .on('postgres_changes', { event: '*', schema: 'public', table: 'menu_items' }, () =>
        heard.add('row'),
      )
      .on('broadcast', { event: 'menu_changed' }, () => heard.add('broadcast'))
      // Not before this is every change announced.
      .on('system', {}, () => joined.dispatchEvent(new Event('joined')))
      .subscribe((status) => {
        // Whoever left is closed; everybody else has been cut off.
        if (status !== 'SUBSCRIBED' && this.#people.has(client)) {
          this.#tally.fail(`A subscription became ${status}`);
        }
      });
    await once(joined, 'joined', { signal: AbortSignal.timeout(patience) });
    this.#people.set(client, heard);
  }

  /** Closes the tab that has been open longest. */
  async leave(): Promise<void> {
    const [client] = this.#people.keys();
    if (!client) return;
    this.#people.delete(client);
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }

  /** Changes the menu as an operator does; everybody has to hear of it, in both ways. */
  async change(secretKey: string): Promise<void> {
    for (const heard of this.#people.values()) heard.clear();
    this.#changes += 1;
    await this.#asker.ask(204, `${this.#api.url}/rest/v1/menu_items?slug=eq./mission`, {
      method: 'PATCH',
      headers: { apikey: secretKey },
      body: { title: `Mission ${this.#changes}` },
    });
    const deaf = () => [...this.#people.values()].filter((heard) => heard.size < 2).length;
    const until = Date.now() + patience;
    while (deaf() && Date.now() < until) await wait(20);
    this.#tally.told += this.#people.size - deaf();
    for (let one = deaf(); one > 0; one -= 1) this.#tally.fail('A menu change did not arrive');
  }

  async close(): Promise<void> {
    while (this.size) await this.leave();
    this.#asker.close();
  }
}
