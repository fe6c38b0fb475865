import { PNG } from 'pngjs';
import { brand } from '../app/brand.ts';
import { notes } from '../app/content/notes.ts';
import { routes } from '../app/routes/index.ts';
import { routes as records } from '../app/routes/records.ts';
import { expect, test } from './test.ts';

const indexed = routes.filter(({ path }) => !path.startsWith('/admin'));
const local = (url: string) => {
  expect(url).toContain(brand.origin);
  return url.slice(brand.origin.length) || '/';
};

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Properties Google requires of each type before it shows a rich result. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'image', 'author'],
  TechArticle: ['headline', 'image', 'author'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
};

const graphOf = (html: string): Thing[] => {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)/.exec(html) ?? [];
  return JSON.parse(json)['@graph'];
};

/** Returns every URL in a value; an `@id` looks like one but is a name. */
const addresses = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith(brand.origin) ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => (key === '@id' ? [] : addresses(part)));
};

test('the sitemap lists every public page, and robots.txt names it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /Sitemap: (.*)/.exec(robots) ?? [];
  const xml = await (await request.get(local(sitemap))).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => local(url));
  expect(listed.toSorted()).toEqual(indexed.map(({ path }) => path).toSorted());
});

test('the sitemap and the structured data date the last change of a page', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  for (const { path, updated = '' } of records.filter(({ noindex }) => !noindex)) {
    const url = `${brand.origin}${path}`;
    expect(xml).toContain(`<loc>${url}</loc><lastmod>${updated}</lastmod>`);
    const articles = graphOf(await (await request.get(path)).text()).filter((thing) =>
      thing['@type'].endsWith('Article'),
    );
    for (const article of articles) expect(article['dateModified'], path).toBe(updated);
  }
});

test('a crawler may read every page that is marked noindex, and so learns it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: *\S/m);
  expect(await (await request.get('/admin/glossary')).text()).toContain('content="noindex"');
});

test('llms.txt names each page by a title of its own', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const titles = [...text.matchAll(/^- \[(.*?)\]/gm)].map(([, title = '']) => title);
  expect(titles).toHaveLength(indexed.length);
  expect(titles.filter((title) => !/^[A-Z]/.test(title))).toEqual([]);
});

test('the structured data of each page is complete, and its links exist', async ({ request }) => {
  for (const { path } of indexed) {
    const html = await (await request.get(path)).text();
    const graph = graphOf(html);
    for (const thing of graph) {
      const asked = required[thing['@type']];
      expect(asked, `${path}: ${thing['@type']}`).toBeDefined();
      for (const property of asked!) expect(thing[property], `${path}: ${property}`).toBeTruthy();
    }
    for (const url of new Set(addresses(graph))) {
      const [target = '', anchor = ''] = local(url).split('#');
      const answer = await request.get(target);
      expect(answer.status(), url).toBe(200);
      if (anchor && target === path) expect(html).toContain(`id="${anchor}"`);
    }
    expect(graph.map((thing) => thing['@type'])).toContain(
      path === '/' ? 'WebSite' : 'BreadcrumbList',
    );
  }
});

test('terms have structured data', async ({ request }) => {
  const kinds = async (path: string) =>
    graphOf(await (await request.get(path)).text()).map((thing) => thing['@type']);
  expect(await kinds('/glossary')).toContain('DefinedTermSet');
});

test('a shared link has a preview image of its page, 1200 by 630, that other sites may show', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const { path } of indexed) {
    const html = await (await request.get(path)).text();
    const [, url = ''] = /property="og:image" content="([^"]*)/.exec(html) ?? [];
    const answer = await request.get(local(url));
    expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height, data } = PNG.sync.read(await answer.body());
    expect([width, height]).toEqual([1200, 630]);
    seen.add(data.toString('latin1'));
  }
  expect(seen.size).toBe(indexed.length);
});

test('unshared pages name no preview image', async ({ request }) => {
  for (const path of ['/404', '/newsletter/confirmed']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('property="og:title"');
    expect(html).not.toMatch(/og:image|twitter:image/);
  }
});

test('the feed of research lists all notes, each linked to its place', async ({ request }) => {
  const research = await (await request.get('/research')).text();
  const [link = ''] = /<link [^>]*application\/atom\+xml[^>]*>/.exec(research) ?? [];
  const [, address = ''] = /href="([^"]*)/.exec(link) ?? [];
  const feed = await (await request.get(address)).text();
  const entries = feed.split('<entry>').slice(1);
  expect(entries).toHaveLength(notes.length);
  for (const entry of entries) {
    const [, url = ''] = /href="([^"]*)/.exec(entry) ?? [];
    const [target = '', anchor = ''] = local(url).split('#');
    expect(await (await request.get(target)).text()).toContain(`id="${anchor}"`);
  }
});

test('downloadable tables have a row per value, with its unit', async ({ request }) => {
  const docs = await (await request.get('/docs')).text();
  const files = [...docs.matchAll(/href="(\/downloads\/[^"]*)/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(3);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.headers()['content-type']).toContain('text/csv');
    const [head = '', ...rows] = (await answer.text()).trimEnd().split('\r\n');
    // Without the mark, a spreadsheet would take "m³" for two other letters.
    expect(head.slice(0, 1)).toBe('\ufeff');
    expect(head).toMatch(/unit|\((bar|m)\)/);
    expect(rows.length).toBeGreaterThan(7);
  }
  const plant = await (await request.get('/downloads/reference-plant.csv')).text();
  expect(plant).toMatch(/^electricity in for a cycle,1354\.\d+,MWh,/m);
});

test('every page names a manifest, and its icons exist', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = PNG.sync.read(await (await request.get(src)).body());
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('llms.txt lists all pages', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  for (const { path } of indexed) expect(text).toContain(`](${brand.origin}${path})`);
});
