import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';

export interface Served {
  url: string;
  close: () => Promise<void>;
}

/**
 * The newsletter's endpoint, which stores nothing: scripts get a status, a posted form a redirect.
 */
async function subscribe(request: IncomingMessage) {
  const valid = new URLSearchParams(await text(request)).get('email')?.includes('@') ?? false;
  return request.headers.accept === 'application/json'
    ? { status: valid ? 201 : 400 }
    : { status: 303, location: `/#newsletter-${valid ? 'sent' : 'invalid'}` };
}

/** A static host with that endpoint. `single` serves an app's one page at every path. */
export async function serveFolder(dir: string, single = false): Promise<Served> {
  const files = sirv(dir, { extensions: ['html'], single });
  const server = createServer((request, response) => {
    if (request.url !== '/api/newsletter') {
      files(request, response);
      return;
    }
    void subscribe(request).then(({ status, ...headers }) =>
      response.writeHead(status, headers).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts Next's own server, as in production. */
export async function serveNext(dir: string): Promise<Served> {
  const next = spawn('npx', ['next', 'start', '--hostname', '127.0.0.1', '--port', '0'], {
    cwd: dir,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    next.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address && said.includes('Ready')) resolve(address);
    });
    next.once('exit', () => reject(new Error(`Next did not start. It said:\n${said}`)));
  });
  return {
    url,
    close: async () => {
      // npx starts a child process, so the signal goes to the whole group.
      process.kill(-next.pid!, 'SIGTERM');
      await once(next, 'exit');
    },
  };
}
