/** Records in `interfaces.json` which interfaces have changed; run after a version bump. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import manifest from '../package.json' with { type: 'json' };
import { apiOf, componentPages, read, root, titleOf } from './pages.ts';

/** The version since which an interface has been unchanged, by the component's title. */
type Interfaces = Record<string, { since: string; api: string }>;
export const interfaces = JSON.parse(read('interfaces.json')) as Interfaces;

export const fingerprint = (page: string) =>
  createHash('sha256').update(apiOf(page)).digest('hex').slice(0, 12);

if (import.meta.main) {
  for (const page of componentPages()) {
    const [title, api] = [titleOf(page), fingerprint(page)];
    if (interfaces[title]?.api !== api) interfaces[title] = { since: manifest.version, api };
  }
  const text = await format(JSON.stringify(interfaces), { parser: 'json', printWidth: 100 });
  writeFileSync(path.join(root, 'interfaces.json'), text);
}
