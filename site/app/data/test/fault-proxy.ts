import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Fault injected into a request on its way. */
export type Fault =
  /** The connection closes without a response. */
  | 'cut'
  /** The request never completes. */
  | 'hang'
  /** The connection closes after the head and half of the body. */
  | 'half'
  /** Another server responds in the backend's place. */
  | { status: number; body?: unknown; type?: string }
  /** The response is delayed, in ms. */
  | { delay: number };

export interface FaultProxy {
  url: string;
  /** Requests in order: method, path and query, and time. */
  requests: { method: string; path: string; at: number }[];
  /**
   * Injects a fault into the next requests whose path matches; without `times`, into all of them.
   */
  fail: (path: RegExp, fault: Fault, times?: number) => void;
  /** Removes all faults. */
  heal: () => void;
  /** Closes every open WebSocket and returns their number. */
  closeSockets: () => number;
  /** Stops listening, as a backend that is down; `start` listens on the same port again. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** Starts a proxy to a real backend that injects faults on demand. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const requests: FaultProxy['requests'] = [];
  const connections = new Set<Socket>();
  const upgraded = new Set<Socket>();
  let rules: { path: RegExp; fault: Fault; left: number }[] = [];

  const meet = (path: string): Fault | undefined => {
    const rule = rules.find(({ path: pattern, left }) => left > 0 && pattern.test(path));
    if (rule) rule.left -= 1;
    return rule?.fault;
  };

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    requests.push({ method: incoming.method ?? '', path, at: performance.now() });
    const fault = meet(path);
    if (fault === 'hang') return;
    if (fault === 'cut') incoming.socket.destroy();
    else if (typeof fault === 'object' && 'status' in fault) answer(outgoing, fault);
    else if (typeof fault === 'object') setTimeout(forward, fault.delay, incoming, outgoing);
    else forward(incoming, outgoing, fault === 'half');
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('upgrade', (incoming, socket: Socket, head) => {
    const backend = connect(Number(port), hostname, () => {
      if (meet(incoming.url ?? '/')) {
        socket.destroy();
        return;
      }
      const headers = incoming.rawHeaders.flatMap((name, index, all) =>
        index % 2 ? [] : `${name}: ${all[index + 1]}`,
      );
      backend.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      backend.write(head);
      backend.pipe(socket).pipe(backend);
    });
    upgraded.add(socket);
    for (const [one, other] of [
      [socket, backend],
      [backend, socket],
    ] as const) {
      one.on('error', () => {});
      one.once('close', () => {
        upgraded.delete(socket);
        other.destroy();
      });
    }
  });

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, half = false) {
    const { method, url: path, headers } = incoming;
    const asked = request({ hostname, port, method, path, headers }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      if (!half) answered.pipe(outgoing);
      else {
        answered.once('data', (chunk: Buffer) =>
          outgoing.write(chunk.subarray(0, chunk.length / 2), () => incoming.socket.destroy()),
        );
      }
    });
    asked.on('error', () => incoming.socket.destroy());
    incoming.pipe(asked);
  }

  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const ownPort = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${ownPort}`,
    requests,
    fail: (path, fault, times = Infinity) => rules.push({ path, fault, left: times }),
    heal: () => (rules = []),
    closeSockets: () => {
      const { size } = upgraded;
      for (const socket of upgraded) socket.destroy();
      return size;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of connections) socket.destroy();
      }),
    start: () => listen(ownPort),
  };
}

function answer(
  outgoing: ServerResponse,
  { status, body = '<!doctype html><h1>Error</h1>', type }: Extract<Fault, { status: number }>,
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const guess = typeof body === 'string' ? 'text/html' : 'application/json';
  outgoing.writeHead(status, { 'content-type': type ?? guess }).end(text);
}
