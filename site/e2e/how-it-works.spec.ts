import { expect, test } from './test.ts';

// The drawing is pinned by its stylesheet alone.
test.use({ javaScriptEnabled: false });

for (const { name, width, height, stays } of [
  { name: 'stays in view beside its steps', width: 1440, height: 900, stays: true },
  { name: 'scrolls away in a low window', width: 1440, height: 600, stays: false },
  { name: 'scrolls away above its steps on a phone', width: 390, height: 844, stays: false },
]) {
  test(`the drawing of the cycle ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/how-it-works');
    const cycle = page.locator('#cycle');
    const drawing = cycle.getByRole('img', { name: /^Six numbered steps/ });
    await cycle.getByRole('heading', { name: '6 Return' }).evaluate((step) => {
      step.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    if (stays) await expect(drawing).toBeInViewport({ ratio: 0.5 });
    else await expect(drawing).not.toBeInViewport({ ratio: 0.5 });
  });
}
