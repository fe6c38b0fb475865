import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '../app/brand.ts';
import { notes, type Note } from '../app/content/notes.ts';
import type { DescribedPage } from '../app/head/structured-data.ts';
import { themes } from '@hadal/ui/theme';

const at = (page: string) => `${brand.origin}${page}`;
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Writes the files that machines request at fixed addresses: sitemap, robots, feed, manifest and
 * llms.txt.
 */
export async function writeSeoFiles(outDir: string, all: DescribedPage[]) {
  const pages = all.filter(({ meta }) => !meta.noindex);
  const files = {
    // Nothing is barred: a crawler has to read a page to learn that it is marked noindex.
    'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${at('/sitemap.xml')}\n`,
    'sitemap.xml': sitemap(pages),
    'feed.xml': feed(notes),
    'site.webmanifest': JSON.stringify(webManifest, null, 2),
    'llms.txt': llms(pages),
  };
  await mkdir(outDir, { recursive: true });
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)),
  );
}

const sitemap = (pages: DescribedPage[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(place).join('\n')}
</urlset>
`;

const place = ({ path: url, updated }: DescribedPage) =>
  `  <url><loc>${xml(at(url))}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`;

/** Returns the notes as an Atom feed (RFC 4287), whose dates need a time of day. */
const feed = (entries: readonly Note[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${xml(at('/feed.xml'))}</id>
  <title>${xml(brand.name)}: research notes</title>
  <subtitle>What was published or corrected, and when.</subtitle>
  <link rel="self" type="application/atom+xml" href="${xml(at('/feed.xml'))}"/>
  <link rel="alternate" type="text/html" href="${xml(at('/docs#changes'))}"/>
  <updated>${entries
    .map(({ date }) => moment(date))
    .toSorted()
    .at(-1)}</updated>
  <author><name>${xml(brand.name)}</name></author>
${entries.map(entry).join('\n')}
</feed>
`;

const moment = (date: string) => `${date}T00:00:00Z`;
const entry = ({ id, date, title, text }: Note) => `  <entry>
    <id>${xml(at(`/docs#${id}`))}</id>
    <title>${xml(title)}</title>
    <link rel="alternate" type="text/html" href="${xml(at(`/docs#${id}`))}"/>
    <published>${moment(date)}</published>
    <updated>${moment(date)}</updated>
    <content type="text">${xml(text)}</content>
  </entry>`;

const background = themes.dark.ground.b0;
const webManifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: background,
  theme_color: background,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/** Returns the index for language models, in the format of llmstxt.org. */
const llms = (pages: DescribedPage[]) => {
  const home = pages.find((page) => page.path === '/')!;
  return `# ${brand.name}

> ${home.meta.description}

${brand.name} is a concept for storing energy: it takes in more electricity than it gives back. No plant
exists. Every plant figure on these pages is modelled, and says so.

## Pages

${pages.map((page) => `- [${page.path === '/' ? 'Home' : page.meta.title}](${at(page.path)}): ${page.meta.description}`).join('\n')}
`;
};
