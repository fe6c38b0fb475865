import lighthouse, { type Flags } from 'lighthouse';

/** Lighthouse's four categories, scored to 100, in the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Measurements of a page load: ms, shares of the window, and kB transferred. */
export interface PageLoad {
  marks: number[];
  /** Audits that keep a score other than performance below 100. */
  faults: string[];
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  /** The same two on a line and a processor that are slowed down, not computed to be slow. */
  applied: { lcp: number; tbt: number };
  cls: number;
  html: number;
  scripts: number;
  total: number;
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
  return { ...lhr, value: (audit: string) => lhr.audits[audit]?.numericValue ?? NaN };
}

/**
 * Runs Lighthouse on a page, as a phone on slow 4G, in the browser at this debugging port: once with
 * the slowness computed, once applied.
 */
export async function measureLoad(url: string, port: number): Promise<PageLoad> {
  const simulated = await runLighthouse(url, { port, onlyCategories: [...categories] });
  const applied = await runLighthouse(url, {
    port,
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
  });
  const { audits, value } = simulated;
  const judged = categories.map((name) => simulated.categories[name]!);
  const { details } = audits['resource-summary'] ?? {};
  const sent = details?.type === 'table' ? details.items : [];
  const kB = (type: string) =>
    Number(sent.find(({ resourceType }) => resourceType === type)?.['transferSize']) / 1000;
  return {
    marks: judged.map(({ score }) => Math.round((score ?? NaN) * 100)),
    faults: judged
      .slice(1)
      .flatMap(({ title, auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${title}: ${audits[id]?.title}`),
      ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    applied: {
      lcp: applied.value('largest-contentful-paint'),
      tbt: applied.value('total-blocking-time'),
    },
    cls: value('cumulative-layout-shift'),
    html: kB('document'),
    scripts: kB('script'),
    total: kB('total'),
  };
}
