import { createServer, mergeConfig } from 'vite';
import { localApi, takeSnapshot } from './api.ts';
import { startBackendBeside } from './backend.ts';
import { requireFreePort } from '@hadal/machine/ports';
import { fromSource, siteConfig } from './vite.ts';

const port = 3000;

await requireFreePort(port);
await startBackendBeside();

const config = siteConfig(localApi, takeSnapshot(localApi));
const server = await createServer(
  mergeConfig(mergeConfig(config, fromSource), { server: { port, strictPort: true } }),
);
await server.listen();
server.printUrls();
console.log(`  Backend  ${localApi.url}`);
