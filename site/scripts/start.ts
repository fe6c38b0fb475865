import path from 'node:path';
import { localApi, takeSnapshot } from './api.ts';
import { startBackendProcess } from './backend.ts';
import { buildSite } from './build.ts';
import { fail, requireFreePort } from './ports.ts';
import { serveSite } from './serve.ts';

const port = 3000;
const outDir = path.join(import.meta.dirname, '../dist');

await requireFreePort(port);
console.log('Starting the backend …');
const backend = await startBackendProcess().catch((error: Error) => fail(error.message));

const stop = () => {
  backend.kill('SIGTERM');
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
backend.once('exit', () => fail('The backend stopped, so the site stops too.'));

console.log('Building the site …');
await buildSite({ api: localApi, snapshot: await takeSnapshot(localApi), outDir });
await serveSite(outDir, port);

console.log(`
  Site     http://localhost:${port}
  Backend  ${localApi.url}

Ctrl-C stops both.`);
