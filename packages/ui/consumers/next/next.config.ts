import type { NextConfig } from 'next';

/** Settings that `create-next-app` writes. */
const settings: NextConfig = { cacheComponents: true, partialPrefetching: true };
export default settings;
