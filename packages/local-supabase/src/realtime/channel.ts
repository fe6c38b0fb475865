import { mayBroadcast, type Extension } from './authorization.ts';
import type { Connection } from './connection.ts';
import { topicKey, type Claims, type Hub, type Subscription } from './hub.ts';

/** The longest delay a timer can have. */
const MAX_DELAY = 2 ** 31 - 1;

/** A client's presence on one topic: who it is there, and what it wants to hear. */
export class Channel {
  readonly connection: Connection;
  readonly topic: string;
  readonly joinRef: string | null;
  /** True where the policies of `realtime.messages` apply. A public channel of the same name is another topic. */
  readonly isPrivate: boolean;
  /** Whether it hears its own broadcasts, and whether they are acknowledged. */
  readonly broadcastOptions: { self: boolean; ack: boolean };
  /** What it asked to hear of tables, with the ids we gave. */
  readonly requests: readonly ChangeRequest[];
  readonly #hub: Hub;
  #claims: Claims = { role: 'anon' };
  #readable: ReadonlySet<Extension> = new Set();
  /** Asked of the policies at the first broadcast under these claims. */
  #mayBroadcast: boolean | undefined;
  #subscriptions: readonly Subscription[] = [];
  #expiry: NodeJS.Timeout | undefined;
  /** Work for the channel may end after the client has gone. */
  #isLeft = false;

  constructor(
    hub: Hub,
    connection: Connection,
    joined: Pick<Channel, 'topic' | 'joinRef' | 'isPrivate' | 'broadcastOptions' | 'requests'>,
  ) {
    this.#hub = hub;
    this.connection = connection;
    this.topic = joined.topic;
    this.joinRef = joined.joinRef;
    this.isPrivate = joined.isPrivate;
    this.broadcastOptions = joined.broadcastOptions;
    this.requests = joined.requests;
    connection.channels.set(this.topic, this);
    hub.topics.add(this.#key, this);
  }

  /** The topic as SQL and policies know it. */
  get name(): string {
    return this.topic.slice('realtime:'.length);
  }

  get #key(): string {
    return topicKey(this.name, this.isPrivate);
  }

  get claims(): Claims {
    return this.#claims;
  }

  get readable(): ReadonlySet<Extension> {
    return this.#readable;
  }

  /** Becomes another user, who may read these extensions, until the token expires. */
  authorize(claims: Claims, readable: ReadonlySet<Extension>): void {
    this.#claims = claims;
    this.#readable = readable;
    this.#mayBroadcast = undefined;
    clearTimeout(this.#expiry);
    if (this.#isLeft || typeof claims['exp'] !== 'number') return;
    const delay = Math.min(Math.max(claims['exp'] * 1000 - Date.now(), 0), MAX_DELAY);
    this.#expiry = setTimeout(() => this.close('Token has expired'), delay);
  }

  /** Hears these changes, and no others that it heard before. */
  hear(subscriptions: readonly Subscription[]): void {
    if (this.#isLeft) return;
    for (const each of this.#subscriptions) this.#hub.subscriptions.remove(each.table.oid, each);
    for (const each of subscriptions) this.#hub.subscriptions.add(each.table.oid, each);
    this.#subscriptions = subscriptions;
  }

  /** Passes a client's message on to the others, if the client may; hosted Supabase drops it silently. */
  async broadcast(message: Record<string, unknown>): Promise<boolean> {
    if (this.isPrivate) {
      this.#mayBroadcast ??= await mayBroadcast(this.#hub.engine, this.name, this.#claims);
      if (!this.#mayBroadcast) return false;
    }
    for (const other of this.#hub.topics.get(this.#key)) {
      if (other !== this || this.broadcastOptions.self) other.deliver(message);
    }
    return true;
  }

  /** Sends a broadcast to the client, if it may read those. */
  deliver(message: Record<string, unknown>): void {
    if (this.#readable.has('broadcast')) this.send('broadcast', message);
  }

  send(event: string, payload: unknown): void {
    this.connection.send({ joinRef: null, ref: null, topic: this.topic, event, payload });
  }

  /** Tells how a request went that has no reply of its own. */
  report(extension: 'system' | 'postgres_changes', status: 'ok' | 'error', message: string): void {
    this.send('system', { extension, status, message, channel: this.name });
  }

  leave(): void {
    if (this.#isLeft) return;
    clearTimeout(this.#expiry);
    this.hear([]);
    this.#isLeft = true;
    this.connection.channels.delete(this.topic);
    this.#hub.topics.remove(this.#key, this);
  }

  /** Ends the channel for a reason the client did not choose. */
  close(reason: string): void {
    if (this.#isLeft) return;
    this.report('system', 'error', reason);
    this.leave();
    const { joinRef, topic } = this;
    this.connection.send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }
}

/** What a client asks to hear, as it wrote it; everything is echoed, so that it knows it again. */
export interface ChangeRequest {
  id: number;
  event?: unknown;
  schema?: unknown;
  table?: unknown;
  filter?: unknown;
}
