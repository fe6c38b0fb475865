import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFile, nginxConfig, vercelConfig } from './hosts.ts';
import { serialise, type Partners } from './policy.ts';
import { headerRules, readPages, shareRule, type FileRules, type Pages } from './rules.ts';

/** Configuration files written beside the pages, by host. */
export const hostFiles = {
  headers: '_headers',
  vercel: 'vercel.json',
  nginx: '.hosts/nginx.conf',
} as const;

/**
 * Writes the headers that belong to the built pages, for each host that reads them from a file. Of very
 * many pages, each document states its styles' part of the policy.
 */
export async function writeHeaders(dir: string, partners: Partners, files: FileRules = {}) {
  const pages = await readPages(dir);
  const rules = headerRules(pages, partners, files);
  if (shareRule(pages.size)) await stateStyles(dir, pages);
  await mkdir(path.join(dir, path.dirname(hostFiles.nginx)), { recursive: true });
  const write = (file: string, text: string) => writeFile(path.join(dir, file), text);
  await Promise.all([
    write(hostFiles.headers, headersFile(rules)),
    write(hostFiles.vercel, vercelConfig(rules)),
    write(hostFiles.nginx, nginxConfig(rules)),
  ]);
}

/** Narrows the shared policy to each page's own styles. A browser obeys both. */
async function stateStyles(dir: string, pages: Pages) {
  for (const [name, { styles }] of pages) {
    const file = path.join(dir, name);
    const policy = serialise({ 'style-src': ["'self'", ...styles] });
    const html = await readFile(file, 'utf8');
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    await writeFile(
      file,
      html.replace(/<head>/, (head) => head + meta),
    );
  }
}
