import { fileURLToPath } from 'node:url';

/** Where the Supabase CLI, too, finds configuration, migrations and seed. */
export const SUPABASE_DIRECTORY = fileURLToPath(new URL('../supabase', import.meta.url));
