import path from 'node:path';
import { localApi, takeSnapshot } from './api.ts';
import { startBackendBeside } from './backend.ts';
import { buildSite } from './build.ts';
import { requireFreePort } from '@hadal/machine/ports';
import { serveSite } from '@hadal/static-site/serve';

const port = 3000;
const outDir = path.join(import.meta.dirname, '../dist');

await requireFreePort(port);
console.log('Starting the backend …');
await startBackendBeside();

console.log('Building the site …');
await buildSite({ api: localApi, snapshot: await takeSnapshot(localApi), outDir });
await serveSite(outDir, port);

console.log(`
  Site     http://localhost:${port}
  Backend  ${localApi.url}

Ctrl-C stops both.`);
