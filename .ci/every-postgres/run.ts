/** Runs the database tests on every major version of PostgreSQL that is supported. */
import path from 'node:path';
import { runParts } from '../parts.ts';
import { everyPostgres } from './parts.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));
await runParts((run) => run.stage(everyPostgres(run)));
