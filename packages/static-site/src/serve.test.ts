import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from './serve.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
const write = (file: string, html: string) => writeFileSync(path.join(dir, file), html);
let server: Server;

beforeAll(async () => {
  mkdirSync(path.join(dir, '.hosts'));
  mkdirSync(path.join(dir, 'science'));
  for (const page of ['index', 'faq', '404', 'science', 'science/physics']) {
    write(`${page}.html`, `<title>${page}</title>`);
  }
  write('_headers', '/*\n  X-Page: any\n\n/\n  X-Page: home\n\n/faq\n  X-Page: faq');
  write('vercel.json', '{}');
  write('.hosts/nginx.conf', 'server {}');
  server = await serveSite(dir, 0);
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

/** Asks for a target byte by byte, which `fetch` would normalise. */
async function get(target: string) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, path: target, host: '127.0.0.1', agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

test.each([
  ['/', 'home', 'index'],
  ['/faq', 'faq', 'faq'],
  ['/f%61q?a=b', 'faq', 'faq'],
  ['/science/physics', 'any', 'science/physics'],
  ['/404', 'any', '404'],
  ['/404.html', 'any', '404'],
])('%s is served with its own headers', async (target, header, title) => {
  expect(await get(target)).toMatchObject({
    status: 200,
    headers: { 'x-page': header },
    text: `<title>${title}</title>`,
  });
});

test.each([
  ['/faq/', '/faq'],
  ['/faq.html?a=b', '/faq?a=b'],
  ['/f%61q/?a=/', '/faq?a=/'],
  ['/science/physics.html', '/science/physics'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/caf%C3%A9%0D%0Ax/', '/caf%C3%A9%0D%0Ax'],
])('%s redirects to %s, a page having one address', async (target, location) => {
  expect(await get(target)).toMatchObject({ status: 308, headers: { location } });
});

test.each(
  `/_headers /_headers/ /../${path.basename(dir)}/_headers /%5Fheaders //_headers /x/..//_headers http://x/_headers /vercel%2Ejson /vercel.json/
  /.hosts/nginx.conf //.hosts/nginx.conf /%2ehosts/nginx.conf /no-such-page
  //evil.example/ /%5C/evil.example/ /..%2f../secret`.split(/\s+/),
)('%s is not there', async (target) => {
  expect(await get(target)).toMatchObject({ status: 404, text: '<title>404</title>' });
});

test('a malformed address is a bad request', async () => {
  expect(await get('/%c0%ae')).toMatchObject({ status: 400 });
});

test('a site that is built again while it is served has the new pages, and no longer the old ones', async () => {
  write('old.html', 'old');
  expect(await get('/old')).toMatchObject({ status: 200, text: 'old' });
  rmSync(path.join(dir, 'old.html'));
  write('new.html', 'new');
  expect(await get('/old')).toMatchObject({ status: 404 });
  expect(await get('/new')).toMatchObject({ status: 200, text: 'new' });
});

test('a server in a process of its own ends with the command that started it, even if that is killed', async () => {
  const file = JSON.stringify(path.join(import.meta.dirname, 'serve.ts'));
  const script = `
    import { fork } from 'node:child_process';
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
    fork(${file}, [${JSON.stringify(dir)}, '0'], { stdio, execArgv: [] });`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(command.stdout, 'data')) as [Buffer];
  const [url = ''] = /http:\S+/.exec(String(said)) ?? [];
  const answers = () => fetch(url).then(Boolean, () => false);
  expect(await answers()).toBe(true);
  command.kill('SIGKILL');
  await expect.poll(answers, { timeout: 10_000 }).toBe(false);
}, 30_000);
