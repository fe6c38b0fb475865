import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfig } from './hosts.ts';

const NGINX = '/usr/sbin/nginx';
const ruled = [{ path: '/*', headers: { 'X-Frame-Options': 'DENY' } }];

describe.skipIf(!existsSync(NGINX))('nginx with our configuration', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'hadal-nginx-'));
  let nginx: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    // Started by root, nginx reads files as another user.
    chmodSync(home, 0o755);
    mkdirSync(path.join(home, 'html/science'), { recursive: true });
    for (const page of ['index.html', '404.html', 'science.html', 'science/physics.html']) {
      writeFileSync(path.join(home, 'html', page), `<!doctype html><title>${page}</title>`);
    }
    writeFileSync(path.join(home, 'html/depth.csv.gz'), gzipSync('packed'));
    for (const file of ['depth.csv', 'site.webmanifest'])
      writeFileSync(path.join(home, 'html', file), '{}');
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
    ['/science.html?a=b', '/science?a=b'],
    ['/science/physics.html', '/science/physics'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('redirects from %s to %s', async (target, location) => {
    expect(await locationOf(target)).toBe(location);
  });

  test.each([
    ['/', 200, 'index.html'],
    ['/science', 200, 'science.html'],
    ['/science/physics', 200, 'science/physics.html'],
    ['/nowhere', 404, '404.html'],
    ['/nowhere.js', 404, '404.html'],
    ['/404.html', 404, '404.html'],
  ])('answers %s with %d and %s', async (target, status, page) => {
    const response = await fetch(origin + target, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`<title>${page}<`);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  test('sends proxies the packed file, and has caches keep it apart from the plain one', async () => {
    const headers = { 'Accept-Encoding': 'gzip', Via: '1.1 cache.example' };
    const packed = await fetch(`${origin}/depth.csv`, { headers });
    expect(await packed.text()).toBe('packed');
    const plain = await fetch(`${origin}/depth.csv`, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(await plain.text()).toBe('{}');
    for (const response of [packed, plain])
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  test.each([
    ['/depth.csv', 'text/csv'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('tells browsers the type of %s', async (target, type) => {
    const response = await fetch(origin + target);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
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
    '//evil.example/a.html',
    '/%5Cevil.example/a.html',
    '/%5Cevil/a.html',
  ])('redirects nobody off the site by %s', async (target) => {
    const location = await locationOf(target);
    // Resolved as a browser does: a backslash counts as a slash, and tabs and line breaks are
    // dropped.
    expect(new URL(location ?? '', origin).origin).toBe(origin);
  });
});
