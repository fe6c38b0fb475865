import { chromium } from 'playwright';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { chromium as launchOptions } from '@hadal/machine/chromium';
import { numbers } from './test/numbers.ts';

// Not bit for bit: JavaScript leaves the last digit of Math.exp and the like to the engine, and the
// engines of a server and of a browser are seldom of one version.
test('a browser computes the same numbers as the server to 13 digits', async () => {
  const entry = new URL('test/numbers.ts', import.meta.url).pathname;
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, name: 'physics', formats: ['iife'] } },
  })) as Rollup.RollupOutput[];
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle!.output[0].code });
    const there = await page.evaluate<number[]>('physics.numbers()');
    const here = numbers();
    expect(there).toHaveLength(here.length);
    expect(here.length).toBeGreaterThan(10_000);
    const errors = here.map((x, i) => (x === there[i] ? 0 : Math.abs(there[i]! / x - 1)));
    const [worst, unequal] = [Math.max(...errors), errors.filter((error) => error > 0).length];
    console.log(
      `Of ${here.length} numbers a browser computes ${here.length - unequal} bit for bit as the server, the others to ${worst.toExponential(1)}.`,
    );
    expect(worst).toBeLessThan(1e-13);
  } finally {
    await browser.close();
  }
}, 60_000);
