import { createServer, type AddressInfo } from 'node:net';

/** Exits with a message that says what is wrong and what to do, without a stack trace. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port on which nothing listens. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Ends with a clear word when something listens on the port: often an earlier start of ours. */
export async function requireFreePort(port: number) {
  if (await isFree(port)) return;
  const ours = await fetch(`http://127.0.0.1:${port}/`)
    .then((response) => response.text())
    .then((html) => html.includes('hadal.components'))
    .catch(() => false);
  fail(
    ours
      ? `The site already runs on http://localhost:${port}. Use it, or stop it with Ctrl-C where it was started.`
      : `Port ${port} is taken by another program, so the site cannot be served there. Stop that program and start again.`,
  );
}
