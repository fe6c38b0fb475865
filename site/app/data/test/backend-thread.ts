import { startBackend, type BackendOptions } from '@hadal/backend';
import { parentPort, workerData } from 'node:worker_threads';

const { url, publishableKey, secretKey } = await startBackend(workerData as BackendOptions);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage({ url, publishableKey, secretKey });
