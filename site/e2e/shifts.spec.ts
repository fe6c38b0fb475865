import { routes } from '../app/routes.ts';
import { expect, fontsArrived, test } from './test.ts';

declare global {
  /** How far what was painted moved, as browsers score it: what, and how much. */
  // oxlint-disable-next-line no-var -- what a window has is declared by no other word
  var shifts: { score: number; moved: string }[];
}

/** The system's face, fitted to ours, may still wrap a sentence in a hundred otherwise. */
const oneLine = 0.02;

for (const width of [390, 768, 1440]) {
  test(`nothing moves by more than a line at ${width} px when stylesheet and fonts arrive, on any page`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    // Scripts, which change nothing either, have their own tests; without them this one is quick.
    await page.route(/\/assets\/.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as {
            value: number;
            sources: { node: Node | null }[];
          };
          const moved = sources
            .map(({ node }) => node?.textContent?.trim().slice(0, 40))
            .join(', ');
          globalThis.shifts.push({ score: value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });

    const moved: string[] = [];
    for (const { path } of routes) {
      await page.goto(path);
      await fontsArrived(page);
      const shifts = await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        // The page asks for the rest after its first paint.
        while (!document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')?.sheet)
          await frame();
        for (let frames = 0; frames < 3; frames++) await frame();
        return globalThis.shifts;
      });
      const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
      if (score >= oneLine) moved.push(`${path} ${score.toFixed(4)}: ${shifts[0]?.moved}`);
    }
    expect(moved).toEqual([]);
  });
}
