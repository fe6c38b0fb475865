import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const app = path.join(import.meta.dirname, '../app');

/** Returns the slugs of the glossary words that pages explain in their text, from `<Term slug="…">`. */
export const usedTerms = (): Set<string> =>
  new Set(
    globSync('**/*.{tsx,mdx}', { cwd: app })
      .flatMap((file) => [
        ...readFileSync(path.join(app, file), 'utf8').matchAll(/<Term\s+slug="([^"]*)"/g),
      ])
      .map(([, slug]) => slug!),
  );
