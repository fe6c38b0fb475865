import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfig } from './hosts.ts';

const NGINX = '/usr/sbin/nginx';
const ruled = [{ path: '/*', headers: { 'X-Frame-Options': 'DENY' } }];

describe.skipIf(!existsSync(NGINX))('nginx with our configuration', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'hadal-nginx-'));
  let nginx: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    mkdirSync(path.join(home, 'html/science'), { recursive: true });
    for (const page of ['index.html', '404.html', 'science.html', 'science/physics.html']) {
      writeFileSync(path.join(home, 'html', page), `<!doctype html><title>${page}</title>`);
    }
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const server = nginxConfig(ruled)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/usr/share/nginx/html', path.join(home, 'html'));
    writeFileSync(
      path.join(home, 'nginx.conf'),
      `daemon off; pid ${home}/pid; error_log stderr; events {}
       http { access_log off; client_body_temp_path ${home}/body; ${server} }`,
    );
    const options = ['-p', home, '-c', path.join(home, 'nginx.conf')];
    nginx = spawn(NGINX, options, { stdio: 'ignore' });
    origin = `http://127.0.0.1:${port}`;
    while (!(await fetch(origin).catch(() => undefined))) await wait(50);
  }, 30_000);
  afterAll(async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true });
  });

  const locationOf = async (target: string) => {
    const response = await fetch(origin + target, { redirect: 'manual' });
    return response.headers.get('location');
  };

  test.each([
    ['/science/', '/science'],
    ['/science/physics/', '/science/physics'],
    ['/science/?a=b', '/science?a=b'],
  ])('redirects from %s to %s', async (target, location) => {
    expect(await locationOf(target)).toBe(location);
  });

  test.each([
    '/%5Cevil.example/',
    '/%5C%5Cevil.example/',
    '/%2Fevil.example/',
    '/%2F%2Fevil.example/',
    '/.%2F%5Cevil.example/',
    '/%09/evil.example/',
    '/%0d%0aLocation:evil.example/',
    '//evil.example/',
    '/x/..//evil.example/',
  ])('redirects nobody off the site by %s', async (target) => {
    const location = await locationOf(target);
    // Resolved as a browser does: a backslash counts as a slash, and tabs and line breaks are
    // dropped.
    expect(new URL(location ?? '', origin).origin).toBe(origin);
  });
});
