import lighthouse, { type Flags, type Result } from 'lighthouse';

/** Lighthouse's four categories, in the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's results for one load of a page. */
export interface PageLoad {
  /** With the slowness computed from an unhindered load. */
  simulated: Result;
  /** On a line and a processor that are slowed down; its performance only. */
  applied: Result;
}

async function runLighthouse(url: string, flags: Flags) {
  const { lhr } =
    (await lighthouse(url, {
      ...flags,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      // The local storage too: it would say that the web fonts are in a cache, which is emptied.
      clearStorageTypes: [
        'file_systems',
        'shader_cache',
        'service_workers',
        'cache_storage',
        'local_storage',
      ],
    })) ?? {};
  if (!lhr || lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'it says nothing'}`,
    );
  }
  return lhr;
}

/** Runs Lighthouse on a page, as a phone on slow 4G, in the browser at this debugging port. */
export async function measureLoad(url: string, port: number): Promise<PageLoad> {
  return {
    simulated: await runLighthouse(url, { port, onlyCategories: [...categories] }),
    applied: await runLighthouse(url, {
      port,
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
    }),
  };
}
