import { fileURLToPath } from 'node:url';

/** The folder of the project that the tests of this package run. */
export const PROJECT = fileURLToPath(new URL('project', import.meta.url));
