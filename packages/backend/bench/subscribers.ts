import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ServerProcess } from '@hadal/local-supabase/test/server-process';

const CHANGES = 10;
const TOPIC = 'realtime:menu';

/** Measures the milliseconds from requesting a menu change until its last subscriber has received it. */
export async function measureSubscribers(
  { url, publishableKey, secretKey }: ServerProcess,
  visitors: readonly string[],
): Promise<number[]> {
  let heard = 0;
  let onLast = () => {};
  const hear = () => {
    heard += 1;
    if (heard === visitors.length) onLast();
  };
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0`;
  const sockets: WebSocket[] = [];
  for (const token of visitors) sockets.push(await subscribe(address, token, hear));

  const took: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    heard = 0;
    const last = new Promise<void>((resolve) => (onLast = resolve));
    const startedAt = performance.now();
    const { status } = await fetch(`${url}/rest/v1/menu_items?slug=eq./mission`, {
      method: 'PATCH',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ title: `Mission ${change}` }),
    });
    if (status !== 204) throw new Error(`The change was answered with ${status} instead of 204.`);
    await last;
    took.push(performance.now() - startedAt);
  }
  for (const socket of sockets) socket.terminate();
  return took;
}

/** Joins the channel as the site does, and calls `onChange` for each change of the menu. */
async function subscribe(address: string, token: string, onChange: () => void): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const menu = { event: '*', schema: 'public', table: 'menu_items' };
  const payload = { config: { private: true, postgres_changes: [menu] }, access_token: token };
  socket.send(JSON.stringify(['1', '1', TOPIC, 'phx_join', payload]));
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const [, , , event, { status }] = JSON.parse(data.toString()) as Frame;
      if (event === 'postgres_changes') onChange();
      else if (event === 'system' && status === 'ok') resolve();
    });
  });
  return socket;
}

type Frame = [string | null, string | null, string, string, { status?: string }];
