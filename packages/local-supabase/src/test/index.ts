export { openTestDatabase, testDatabase } from './database.ts';
export { temporaryDirectory } from './temporary-directory.ts';
export { bearer, PASSWORD, startTestServer, type TestServer } from './server.ts';
export { eventually, openRealtime, subscribed, tokenOf, type RealtimeServer } from './realtime.ts';
export { spawnServer, type ServerProcess } from './server-process.ts';
export { migrate } from '../migrate.ts';
export { runScheduledJobs } from '../scheduled-jobs.ts';
export type { Engine, Row, Run } from '../engine/engine.ts';
