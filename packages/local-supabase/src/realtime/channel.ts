import { mayBroadcast, type Extension } from './authorization.ts';
import type { Connection } from './connection.ts';
import { topicKey, type Claims, type Hub, type Subscription } from './hub.ts';

/** The maximum delay of a timer. */
const MAX_DELAY = 2 ** 31 - 1;

/** A client's membership of one topic, with its claims and subscriptions. */
export class Channel {
  readonly connection: Connection;
  readonly topic: string;
  readonly joinRef: string | null;
  /** True if the policies of `realtime.messages` apply. Its public namesake is another topic. */
  readonly isPrivate: boolean;
  /** Settings for receiving its own broadcasts and for acknowledging them. */
  readonly broadcastOptions: { self: boolean; ack: boolean };
  /** The requested table changes, with the ids assigned to them. */
  readonly requests: readonly ChangeRequest[];
  readonly #hub: Hub;
  #claims: Claims = { role: 'anon' };
  #readable: ReadonlySet<Extension> = new Set();
  /** The cached result of the policies, checked at the first broadcast under these claims. */
  #mayBroadcast: boolean | undefined;
  #subscriptions: readonly Subscription[] = [];
  #expiry: NodeJS.Timeout | undefined;
  /** Asynchronous work for the channel may finish after the client has left. */
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

  /** The topic name used in SQL and policies. */
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

  /** Switches to new claims and readable extensions, and closes the channel when the token expires. */
  authorize(claims: Claims, readable: ReadonlySet<Extension>): void {
    this.#claims = claims;
    this.#readable = readable;
    this.#mayBroadcast = undefined;
    clearTimeout(this.#expiry);
    if (this.#isLeft || typeof claims['exp'] !== 'number') return;
    const delay = Math.min(Math.max(claims['exp'] * 1000 - Date.now(), 0), MAX_DELAY);
    this.#expiry = setTimeout(() => this.close('Token has expired'), delay);
  }

  /** Replaces the subscriptions to table changes. */
  hear(subscriptions: readonly Subscription[]): void {
    if (this.#isLeft) return;
    for (const each of this.#subscriptions) this.#hub.subscriptions.remove(each.table.oid, each);
    for (const each of subscriptions) this.#hub.subscriptions.add(each.table.oid, each);
    this.#subscriptions = subscriptions;
  }

  /** Forwards a message if the client may send it; else drops it silently, as hosted Supabase does. */
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

  /** Sends a broadcast to the client, if it may read broadcasts. */
  deliver(message: Record<string, unknown>): void {
    if (this.#readable.has('broadcast')) this.send('broadcast', message);
  }

  send(event: string, payload: unknown): void {
    this.connection.send({ joinRef: null, ref: null, topic: this.topic, event, payload });
  }

  /** Sends the status of a request that gets no reply of its own. */
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

  /** Closes the channel from the server's side. */
  close(reason: string): void {
    if (this.#isLeft) return;
    this.report('system', 'error', reason);
    this.leave();
    const { joinRef, topic } = this;
    this.connection.send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }
}

/** A requested subscription as the client wrote it, echoed so that the client can match it. */
export interface ChangeRequest {
  id: number;
  event?: unknown;
  schema?: unknown;
  table?: unknown;
  filter?: unknown;
}
