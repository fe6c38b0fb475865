import type { Engine } from '../engine/engine.ts';
import type { Channel } from './channel.ts';
import type { Filter } from './filter.ts';
import type { PublishedTable } from './publication.ts';

/** The claims of a token. */
export type Claims = Record<string, unknown> & { role: string };

export interface Limits {
  connections: number;
  /** The maximum per connection. */
  channels: number;
  /** The unread bytes buffered for a client before it is disconnected. */
  buffered: number;
  /** The milliseconds a client may stay silent; it should send a heartbeat every 25 s. */
  idle: number;
}

/** A channel's subscription to changes of one table. */
export interface Subscription {
  channel: Channel;
  table: PublishedTable;
  /** The id under which the client knows the subscription. */
  id: number;
  event: string;
  filters: Filter[];
}

/** The state shared by all connections: the subscribers of each topic and table. */
export interface Hub {
  readonly engine: Engine;
  readonly limits: Limits;
  /** The project's setting "Allow public access". */
  readonly allowsPublicChannels: boolean;
  verify(token: string): Promise<Record<string, unknown>>;
  /** The published tables by their oid, replaced after a migration. */
  tables: ReadonlyMap<string, PublishedTable>;
  /** The channels by their `topicKey`. */
  readonly topics: Index<Channel>;
  readonly subscriptions: Index<Subscription>;
  nextId(): number;
}

/** Returns a key that separates a private topic from the public one of the same name. */
export function topicKey(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`;
}

/** A multimap from keys to sets of items. */
export class Index<Item> {
  readonly #sets = new Map<string, Set<Item>>();

  get size(): number {
    return [...this.#sets.values()].reduce((sum, set) => sum + set.size, 0);
  }

  add(key: string, item: Item): void {
    this.#sets.set(key, this.get(key).add(item));
  }

  remove(key: string, item: Item): void {
    const set = this.get(key);
    set.delete(item);
    if (set.size === 0) this.#sets.delete(key);
  }

  get(key: string): Set<Item> {
    return this.#sets.get(key) ?? new Set();
  }
}
