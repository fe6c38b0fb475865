import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readInline, type Inline } from './inline.ts';
import { pagePolicy, type Partners } from './policy.ts';

/** Headers of the addresses that match its path exactly or by prefix; later rules override earlier ones. */
export interface HeaderRule {
  /** Exact path, or a prefix if it ends with `*`. */
  path: string;
  /** Header values; null removes a header that an earlier rule set. */
  headers: Record<string, string | null>;
}

const CSP = 'Content-Security-Policy';
// The most sensitive. Pages run no scripts of others, and their headers share TCP's first flight.
const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
/** Headers that browsers honour only on documents; on small files they would outweigh the content. */
const ofPages = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(','),
  // Form responses redirect to the referring origin, which browsers might otherwise withhold.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};
const openToAll = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
/** Headers of a document for frames on other sites. */
const inFrames = { 'X-Frame-Options': null, ...openToAll };
const everywhere = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
};

/** Rules for files besides the pages and the bundle. */
export interface FileRules {
  /** Folders whose files never change under their names, as `/folder/*`. */
  forGood?: readonly string[];
  /** Policies of files that browsers run on their own, such as workers, by path. */
  policies?: Readonly<Record<string, string>>;
  /** Folder of the pages that other sites may frame, as `/folder/`. */
  embeddable?: string;
  /**
   * Files that visitors open directly, and folders of them, as `/folder/*`. A page's policy would block the styles by
   * which browsers show XML and pictures.
   */
  files?: readonly string[];
  /** Folders of pictures for previews on other sites, as `/folder/*`. */
  shared?: readonly string[];
}

/** Inline content by file. */
export type Pages = ReadonlyMap<string, Inline>;

/** Reads the inline content of the pages in a folder, one after another: there may be thousands. */
export async function readPages(dir: string): Promise<Pages> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: dir }));
  return new Map(
    await Array.fromAsync(files.toSorted(), async (file): Promise<[string, Inline]> => [
      file,
      readInline(await readFile(path.join(dir, file), 'utf8')),
    ]),
  );
}

/**
 * Returns whether the pages are too many for a rule each, of which Cloudflare reads a hundred. They then
 * share one, and state the hashes of their styles themselves.
 */
export const shareRule = (pages: number) => pages > 80;

/**
 * Derives the header rules of a built site from its pages: each allows only its own inline content.
 *
 * @param files rules for files of the site's own, and its embeddable pages
 */
export function headerRules(
  pages: Pages,
  partners: Partners,
  { forGood: kept = [], policies = {}, embeddable, files = [], shared: shown = [] }: FileRules = {},
): HeaderRule[] {
  const isEmbeddable = (address: string) =>
    embeddable !== undefined && address.startsWith(embeddable);
  const shared = shareRule(pages.size) && {
    scripts: [...new Set([...pages.values()].flatMap(({ scripts }) => scripts))],
    styles: ["'unsafe-inline'"],
  };
  const ruleFor = (address: string, inline: Inline) => ({
    path: address,
    headers: {
      [CSP]: pagePolicy(inline, partners, isEmbeddable(address)),
      ...(isEmbeddable(address) && inFrames),
    },
  });
  const { reports, captcha } = partners;
  const notFound = pages.get('404.html') ?? { scripts: [], styles: [] };

  const standing = {
    // Every unknown address is answered with this page.
    [CSP]: pagePolicy(shared || notFound, partners),
    ...(reports && { 'Reporting-Endpoints': `reports="${reports}"` }),
    ...ofPages,
  };
  const forFiles = Object.fromEntries(Object.keys(standing).map((name) => [name, null]));
  // The file name contains a hash of the content.
  const forGood = { ...forFiles, 'Cache-Control': 'public, max-age=31536000, immutable' };

  return [
    {
      path: '/*',
      headers: {
        ...standing,
        ...everywhere,
        // Turnstile's frame sends no `Cross-Origin-Embedder-Policy`.
        ...(captcha && { 'Cross-Origin-Embedder-Policy': 'unsafe-none' }),
      },
    },
    ...['/favicon.svg', '/favicon.ico', '/site.webmanifest', '/recovery.js', ...files].map(
      (at) => ({
        path: at,
        headers: forFiles,
      }),
    ),
    ...shown.map((at) => ({ path: at, headers: { ...forFiles, ...openToAll } })),
    { path: '/assets/*', headers: forGood },
    ...Object.entries(policies).map(([at, policy]) => ({ path: at, headers: { [CSP]: policy } })),
    ...kept.map((at) => ({ path: at, headers: forGood })),
    ...(shared
      ? [embeddable ?? []].flat().map((folder) => ruleFor(`${folder}*`, shared))
      : [...pages]
          .filter(([file]) => file !== '404.html')
          .map(([file, inline]) => ruleFor(addressOf(file), inline))),
  ];
}

const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

const applies = (rule: HeaderRule, address: string) =>
  rule.path.endsWith('*') ? address.startsWith(rule.path.slice(0, -1)) : address === rule.path;

/** Returns the headers sent for an address. */
export function headersFor(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const headers = rules.filter((rule) => applies(rule, address)).map((rule) => rule.headers);
  const sent = Object.entries(Object.assign({}, ...headers) as HeaderRule['headers']);
  return Object.fromEntries(
    sent.filter((header): header is [string, string] => header[1] !== null),
  );
}
