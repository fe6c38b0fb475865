import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFile, nginxConfig, parseHeadersFile, vercelConfig } from './hosts.ts';
import { readInline } from './inline.ts';
import { headerRules, headersFor, readPages, type HeaderRule } from './rules.ts';
import { writeHeaders } from './write.ts';

const partners = { api: 'https://abc.supabase.co', payments: ['https://pay.example/x?a={amount}'] };
const sha256 = /'sha256-[\w+/]{43}='/;

describe('the inline content of a page', () => {
  test('is allowed by hash: styles, scripts and speculation rules, but not data', () => {
    const { scripts, styles } = readInline(
      `<style>a{}</style><script>1</script><script data-page="x">2</script><script type="speculationrules">{}</script>
       <script type="application/ld+json">{}</script><script src="/a.js"></script>`,
    );
    expect(scripts).toHaveLength(3);
    expect(styles).toHaveLength(1);
    for (const hash of [...scripts, ...styles]) expect(hash).toMatch(sha256);
  });

  test.each(['<p class="a" style="color:red">', '<link rel="stylesheet" onload="x()">'])(
    'must not be %s, which no hash covers',
    (tag) => {
      expect(() => readInline(`<main>${tag}</main>`)).toThrow(/security policy/);
    },
  );

  test('may mention inline code in its text', () => {
    expect(() => readInline('<p>a &lt;p style="x"> onload="x"</p>')).not.toThrow();
  });
});

describe('the headers of a built site', () => {
  let dir: string;
  let rules: HeaderRule[];
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'headers-'));
    await writeFile(path.join(dir, 'index.html'), '<style>a{}</style><script>1</script>');
    await writeFile(path.join(dir, 'about.html'), '<style>b{}</style><script>1</script>');
    await writeFile(path.join(dir, '404.html'), '<style>c{}</style>');
    rules = headerRules(await readPages(dir), partners, {
      policies: { '/pagefind/*': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'" },
      forGood: ['/pagefind/index/*'],
      files: ['/feed.xml'],
      shared: ['/social/*'],
    });
  });
  afterAll(() => rm(dir, { recursive: true }));

  const policyOf = (address: string) => headersFor(rules, address)['Content-Security-Policy'] ?? '';
  const directive = (address: string, name: string) =>
    new RegExp(`(?:^|;)${name} ([^;]*)`).exec(policyOf(address))?.[1];

  test('let each page use its own inline styles and no other page’s', () => {
    const all = ['/', '/about', '/no-such-page'].map((address) => directive(address, 'style-src'));
    expect(new Set(all).size).toBe(3);
    for (const sources of all) expect(sources).toMatch(sha256);
  });

  test('never allow unhashed inline content, or code from strings', () => {
    for (const address of ['/', '/about', '/assets', '/pagefind/pagefind-worker.js']) {
      expect(policyOf(address)).not.toMatch(/'unsafe-(inline|eval)'/);
    }
    expect(policyOf('/')).not.toContain('wasm');
  });

  test('let the page reach its backend and payment pages, and no other site', () => {
    expect(directive('/', 'connect-src')).toBe(
      "'self' https://abc.supabase.co wss://abc.supabase.co",
    );
    expect(directive('/', 'form-action')).toBe(
      "'self' https://abc.supabase.co https://pay.example",
    );
  });

  test('let other sites frame the pages of one folder, and no other', async () => {
    await mkdir(path.join(dir, 'embed'));
    await writeFile(path.join(dir, 'embed/sum.html'), '<style>d{}</style>');
    const framed = headerRules(await readPages(dir), partners, { embeddable: '/embed/' });
    const sum = headersFor(framed, '/embed/sum');
    expect(sum).not.toHaveProperty('X-Frame-Options');
    expect(sum['Content-Security-Policy']).toContain('frame-ancestors *;');
    expect(sum['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    for (const address of ['/', '/about', '/embed/no-such-page']) {
      const headers = headersFor(framed, address);
      expect(headers['X-Frame-Options']).toBe('DENY');
      expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    }
  });

  test('report violations only if the build configures it', async () => {
    const headers = headersFor(
      headerRules(await readPages(dir), { ...partners, reports: '/report' }),
      '/',
    );
    expect(headers['Reporting-Endpoints']).toBe('reports="/report"');
    expect(headers['Content-Security-Policy']).toMatch(/;report-to reports$/);
    expect(headersFor(rules, '/')).not.toHaveProperty('Reporting-Endpoints');
    expect(policyOf('/')).not.toContain('report');
  });

  test('allow a captcha only if the build configures one', async () => {
    const headers = headersFor(
      headerRules(await readPages(dir), { ...partners, captcha: true }),
      '/',
    );
    const policy = headers['Content-Security-Policy'];
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[^;]* https:\/\/challenges\.cloudflare\.com;/,
    );
    expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
    expect(policy).not.toContain('trusted-types');
    expect(headers['Cross-Origin-Embedder-Policy']).toBe('unsafe-none');
    expect(policyOf('/')).not.toContain('cloudflare');
    expect(policyOf('/')).toContain("require-trusted-types-for 'script'");
  });

  test('cache hashed files as immutable, and revalidate all others', () => {
    expect(headersFor(rules, '/assets/a-1b2c.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(rules, '/about')['Cache-Control']).toBe('no-cache');
  });

  test('send files their own policy, and not that of a page', () => {
    const guards = [
      'Cross-Origin-Embedder-Policy',
      'Cross-Origin-Resource-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Cache-Control',
    ];
    for (const file of [
      '/assets/a-1b2c.js',
      '/favicon.svg',
      '/favicon.ico',
      '/feed.xml',
      '/pagefind/index/en.pf_index',
      '/social/home.png',
    ]) {
      expect(Object.keys(headersFor(rules, file))).toEqual(guards);
    }
  });

  test('let other sites show the pictures of shared links, and no other file', () => {
    const opennessOf = (file: string) => headersFor(rules, file)['Cross-Origin-Resource-Policy'];
    expect(opennessOf('/social/home.png')).toBe('cross-origin');
    for (const file of ['/feed.xml', '/favicon.svg']) expect(opennessOf(file)).toBe('same-origin');
  });

  test('are the same for every host', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
    const { headers } = JSON.parse(vercelConfig(rules)) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const onVercel = (address: string) =>
      Object.fromEntries(
        headers
          .filter(({ source }) => new RegExp(`^${source}$`).test(address))
          .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
      );
    for (const address of [
      '/',
      '/about',
      '/no-such-page',
      '/favicon.svg',
      '/feed.xml',
      '/social/home.png',
      '/assets/a-1b2c.js',
      '/pagefind/pagefind-worker.js',
      '/pagefind/index/en.pf_index',
    ]) {
      expect(onVercel(address)).toEqual(headersFor(rules, address));
    }
    const nginx = nginxConfig(rules);
    expect(nginx).toContain(`/about.html ${JSON.stringify(policyOf('/about'))};`);
    expect(nginx).toContain(`default ${JSON.stringify(policyOf('/no-such-page'))};`);
    expect(nginx).toContain('~^/assets/ "";');
    expect(nginx.indexOf('~^/pagefind/index/ "";')).toBeLessThan(
      nginx.indexOf('~^/pagefind/ "default-src'),
    );
  });

  test('are detached on Cloudflare before a page sets its own, since it would join them', () => {
    const block = headersFile(rules).split('\n\n').at(-1)!;
    expect(block).toMatch(/! Content-Security-Policy\n {2}Content-Security-Policy: /);
  });

  test('fit the hosts however many pages there are: each then states its own styles', async () => {
    const large = await mkdtemp(path.join(tmpdir(), 'headers-'));
    const page = (style: string) => `<head><style>${style}</style><script>1</script></head>`;
    for (let index = 0; index < 120; index += 1)
      await writeFile(path.join(large, `p${index}.html`), page(`a${index}{}`));
    await mkdir(path.join(large, 'embed'));
    await writeFile(path.join(large, 'embed/sum.html'), page('sum{}'));
    await writeFile(path.join(large, '404.html'), page('lost{}'));
    await writeHeaders(large, partners, { embeddable: '/embed/' });
    const sent = parseHeadersFile(await readFile(path.join(large, '_headers'), 'utf8'));
    const policy = (address: string) => headersFor(sent, address)['Content-Security-Policy'] ?? '';
    const { scripts, styles } = readInline(page('a7{}'));
    const html = await readFile(path.join(large, 'p7.html'), 'utf8');
    await rm(large, { recursive: true });

    expect(policy('/p7')).toContain(`script-src 'self' ${scripts[0]};`);
    expect(html).toContain(
      `<head><meta http-equiv="Content-Security-Policy" content="style-src 'self' ${styles[0]}"><style>`,
    );
    expect(policy('/p7')).toContain("frame-ancestors 'none'");
    expect(policy('/embed/sum')).toContain('frame-ancestors *');
  });

  test('stop the build if Cloudflare would drop them', () => {
    const rule = { path: '/a', headers: { 'X-Long': 'x'.repeat(2000) } };
    expect(() => headersFile([rule])).toThrow(/2000 characters/);
    const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }));
    expect(() => headersFile(many)).toThrow(/100 rules/);
  });
});
