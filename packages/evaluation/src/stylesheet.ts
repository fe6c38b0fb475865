import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The stylesheet of the built library. */
export const stylesheet = () =>
  readFileSync(fileURLToPath(import.meta.resolve('@hadal/ui/styles.css')), 'utf8');
