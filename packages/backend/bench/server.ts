import { fileURLToPath } from 'node:url';

/** The script that starts the backend, as `npm start` does. */
export const START = fileURLToPath(import.meta.resolve('@hadal/backend/start'));

/** The settings of a backend on a free port, with its own data directory. */
export const environment = (dataDir: string) => ({
  HADAL_DATA_DIR: dataDir,
  HADAL_BACKEND_PORT: '0',
});
