import { typesOf } from '@hadal/local-supabase';
import { writeFileSync } from 'node:fs';
import { SUPABASE_DIRECTORY } from './paths.ts';

export const HEADER = `// Printed from the migrations by generate-types.ts. Change those, then run: npm run generate

`;

if (import.meta.main) {
  const types = await typesOf(SUPABASE_DIRECTORY);
  writeFileSync(new URL('database.types.ts', import.meta.url), HEADER + types);
}
