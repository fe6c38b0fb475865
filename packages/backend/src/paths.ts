import { fileURLToPath } from 'node:url';

/** Where the Supabase CLI, too, finds configuration, migrations and seed. */
export const SUPABASE_DIRECTORY = fileURLToPath(new URL('../supabase', import.meta.url));

/** Where the local backend keeps data and keys between starts; git ignores it. */
export const defaultDataDirectory = () =>
  process.env['HADAL_DATA_DIR'] ??
  fileURLToPath(new URL('../../../.local/backend', import.meta.url));
