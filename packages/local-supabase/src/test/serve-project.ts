import { serve } from '../serve.ts';
import { PROJECT } from './project.ts';

const { DATA_DIR: dataDir = '', PORT: port, DATABASE_URL: databaseUrl } = process.env;
await serve({ directory: PROJECT, dataDir, port: Number(port), databaseUrl });
