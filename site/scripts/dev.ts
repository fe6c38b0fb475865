import { createServer, mergeConfig } from 'vite';
import { localApi, takeSnapshot } from './api.ts';
import { startBackendProcess } from './backend.ts';
import { fail, requireFreePort } from './ports.ts';
import { fromSource, siteConfig } from './vite.ts';

const port = 3000;

await requireFreePort(port);
const backend = await startBackendProcess().catch((error: Error) => fail(error.message));
process.once('exit', () => backend.kill('SIGTERM'));

const config = siteConfig(localApi, await takeSnapshot(localApi));
const server = await createServer(
  mergeConfig(mergeConfig(config, fromSource), { server: { port, strictPort: true } }),
);
await server.listen();
server.printUrls();
console.log(`  Backend  ${localApi.url}`);
