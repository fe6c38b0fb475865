import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Exits with a message that says what is wrong and what to do, without a stack trace. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Resolves to a port on which nothing listens; rejects if it is to be a certain one, and taken. */
export async function freePort(wanted = 0) {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Ends with a clear word when something listens on the port: often an earlier start of ours. */
export async function requireFreePort(port: number) {
  const isFree = await freePort(port).catch(() => false);
  if (isFree) return;
  // What does not speak HTTP may never answer.
  const ours = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) })
    .then((response) => response.text())
    .then((html) => html.includes('hadal.components'))
    .catch(() => false);
  fail(
    ours
      ? `The site already runs on http://localhost:${port}. Use it, or stop it with Ctrl-C where it was started.`
      : `Port ${port} is taken by another program, so the site cannot be served there. Stop that program and start again.`,
  );
}
