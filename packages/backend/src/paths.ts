import { fileURLToPath } from 'node:url';

/** The folder in which the Supabase CLI also looks for the configuration, migrations and seed. */
export const SUPABASE_DIRECTORY = fileURLToPath(new URL('../supabase', import.meta.url));
