import type { Engine } from '../engine/engine.ts';
import type { Channel } from './channel.ts';
import type { Filter } from './filter.ts';
import type { PublishedTable } from './publication.ts';

/** What a token says of its bearer. */
export type Claims = Record<string, unknown> & { role: string };

export interface Limits {
  connections: number;
  /** Per connection. */
  channels: number;
  /** What one client may leave unread before it is cut off, in bytes. */
  buffered: number;
  /** How long a client may stay silent, in milliseconds; it should send a heartbeat every 25 s. */
  idle: number;
}

/** One thing a channel wants to hear of one table. */
export interface Subscription {
  channel: Channel;
  table: PublishedTable;
  /** What the client knows it by. */
  id: number;
  event: string;
  filters: Filter[];
}

/** What all connections share: who listens to which topic, and to which table. */
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

/** Tells a private topic from the public one of the same name, which hears nothing of it. */
export function topicKey(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`;
}

/** Things by a key that several of them share. */
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
