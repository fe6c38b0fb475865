import { fileURLToPath } from 'node:url';

/** The script that starts the backend, as `npm start` does. */
export const START = fileURLToPath(import.meta.resolve('@hadal/backend/start'));

/** The PostgreSQL that `.ci/on-postgres.ts` starts for a command; PGlite without. */
export const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** The settings of a backend on a free port, with its own data directory. */
export const environment = (dataDir: string) => ({
  HADAL_DATA_DIR: dataDir,
  HADAL_BACKEND_PORT: '0',
  DATABASE_URL: databaseUrl,
});
