import { readableExtensions, type Extension } from './authorization.ts';
import { Channel, type ChangeRequest } from './channel.ts';
import type { Connection } from './connection.ts';
import type { Frame } from './frames.ts';
import type { Claims, Hub } from './hub.ts';
import { subscribe } from './subscribe.ts';

const MAX_REQUESTS = 20;
const SUBSCRIBED = 'Subscribed to PostgreSQL';

/** Handles a client's frame. */
export async function receive(hub: Hub, connection: Connection, frame: Frame): Promise<void> {
  if (frame.topic === 'phoenix') {
    if (frame.event === 'heartbeat') connection.reply(frame, 'ok', {});
    return;
  }
  if (frame.event === 'phx_join') return join(hub, connection, frame);
  const channel = connection.channels.get(frame.topic);
  if (!channel) return connection.reply(frame, 'error', { reason: 'unmatched topic' });
  switch (frame.event) {
    case 'phx_leave':
      channel.leave();
      connection.reply(frame, 'ok', {});
      return connection.send({ ...frame, event: 'phx_close', payload: {} });
    case 'access_token':
      return renew(hub, channel, record(frame.payload)['access_token']);
    case 'broadcast':
      return broadcast(channel, frame);
    default:
      return connection.reply(frame, 'error', { reason: `unhandled event ${frame.event}` });
  }
}

async function join(hub: Hub, connection: Connection, frame: Frame): Promise<void> {
  const refuse = (reason: string) => connection.reply(frame, 'error', { reason });
  const { topic, joinRef, ref } = frame;
  if (!/^realtime:./s.test(topic)) {
    return refuse('TopicNameRequired: You must provide a topic name');
  }
  // Joining a topic again replaces its channel.
  connection.channels.get(topic)?.leave();
  if (connection.channels.size >= hub.limits.channels) {
    return refuse('ChannelRateLimitReached: Too many channels');
  }
  const payload = record(frame.payload);
  const config = record(payload['config']);
  const isPrivate = config['private'] === true;
  if (!isPrivate && !hub.allowsPublicChannels) {
    return refuse('PrivateOnly: This project only allows private channels');
  }
  let claims: Claims;
  try {
    claims = await identify(hub, connection, payload['access_token']);
  } catch (error) {
    return refuse(
      isExpired(error)
        ? 'InvalidJWTToken: Token has expired'
        : 'JwtSignatureError: Failed to validate JWT signature',
    );
  }
  const name = topic.slice('realtime:'.length);
  const asked: Extension[] = ['broadcast'];
  if (record(config['presence'])['enabled'] === true) asked.push('presence');
  const readable = isPrivate
    ? await readableExtensions(hub.engine, name, claims, asked)
    : new Set(asked);
  if (readable.size === 0) return refuse(`Unauthorized: ${forbidden(name)}`);
  if (!connection.isOpen) return;
  const { self, ack } = record(config['broadcast']);
  const requests = changeRequests(hub, config['postgres_changes']);
  const channel = new Channel(hub, connection, {
    topic,
    joinRef: joinRef ?? ref,
    isPrivate,
    broadcastOptions: { self: self === true, ack: ack === true },
    requests,
  });
  channel.authorize(claims, readable);
  const problem = await subscribe(hub, channel);
  connection.reply({ ...frame, joinRef: channel.joinRef }, 'ok', { postgres_changes: requests });
  reportSubscription(channel, problem);
}

/** Renews a channel's token, or closes the channel if the token is invalid. API keys are not tokens. */
async function renew(hub: Hub, channel: Channel, token: unknown): Promise<void> {
  if (typeof token !== 'string' || token.startsWith('sb_')) return;
  let claims: Claims;
  try {
    claims = await identify(hub, channel.connection, token);
  } catch (error) {
    return channel.close(
      isExpired(error) ? 'Token has expired' : 'Failed to validate JWT signature',
    );
  }
  const { isPrivate, name, readable: before } = channel;
  const readable = isPrivate
    ? await readableExtensions(hub.engine, name, claims, [...before])
    : before;
  if (readable.size === 0) return channel.close(forbidden(name));
  if (readable.size < before.size) {
    return channel.close(`You no longer have permission to read from this Channel topic: ${name}`);
  }
  channel.authorize(claims, readable);
  reportSubscription(channel, await subscribe(hub, channel));
}

async function broadcast(channel: Channel, frame: Frame): Promise<void> {
  const isSent = await channel.broadcast(record(frame.payload));
  if (isSent && channel.broadcastOptions.ack) channel.connection.reply(frame, 'ok', {});
}

function forbidden(name: string): string {
  return `You do not have permissions to read from this Channel topic: ${name}`;
}

function reportSubscription(channel: Channel, problem: string | undefined): void {
  if (channel.requests.length === 0) return;
  channel.report('postgres_changes', problem ? 'error' : 'ok', problem ?? SUBSCRIBED);
}

async function identify(hub: Hub, { role }: Connection, token: unknown): Promise<Claims> {
  if (typeof token !== 'string' || token === '' || token.startsWith('sb_')) return { role };
  const claims = await hub.verify(token);
  return { ...claims, role: String(claims['role']) };
}

function changeRequests(hub: Hub, value: unknown): ChangeRequest[] {
  if (!Array.isArray(value)) return [];
  const requests: unknown[] = value;
  return requests.slice(0, MAX_REQUESTS).map((each) => ({ ...record(each), id: hub.nextId() }));
}

function isExpired(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_JWT_EXPIRED';
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
