import { routes } from '../app/routes/index.ts';
import { expect, hydrated, test } from './test.ts';

test('shows "Loading..." while a page loads', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/about-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('shows the title of a loaded page at once, then the rest; on Back all of it', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
  await about.click();
  const heading = page.getByRole('heading', { level: 1, name: 'About' });
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(heading).toBeHidden();
  const shown = await about.evaluate(async (link: HTMLElement) => {
    link.click();
    // Only a microtask passes, so no frame was drawn.
    await Promise.resolve();
    const sections = document.querySelectorAll('main section').length;
    return { title: document.querySelector('h1')?.textContent, sections };
  });
  expect(shown).toEqual({ title: 'About Hadal', sections: 0 });
  await expect(page.getByRole('main').locator('section').last()).toBeAttached();
  // All of it is laid out once the reader moves, so that its scroll bar is right.
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-layout');
  const sections = await page.evaluate(async () => {
    const returned = new Promise((resolve) => addEventListener('popstate', resolve));
    history.back();
    await returned;
    return document.querySelectorAll('main section').length;
  });
  expect(sections).toBeGreaterThan(1);
});

test('arrives with the focus on the title of every page', async ({ page }) => {
  await page.goto('/pages');
  await hydrated(page);
  // The editor's page is listed nowhere.
  const listed = routes.filter(({ path }) => !['/pages', '/admin/glossary'].includes(path));
  for (const { path } of listed) {
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeFocused();
  }
});

test('follows a link in the title before the rest of the page is there', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const mission = page.getByRole('contentinfo').getByRole('link', { name: 'Mission' });
  await mission.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mission' })).toBeVisible();
  await page.goBack();
  await mission.evaluate(async (link: HTMLElement) => {
    link.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('main a[href="#gates"]')?.click();
  });
  await expect(page.locator('#gates')).toBeInViewport();
  await expect(page.locator('#gates').getByRole('heading', { level: 2 })).toBeFocused();
});

test('arrives at the top with the focus on the heading; Back returns to the place left @engines', async ({
  page,
}) => {
  // Web fonts that would move the first page wait for the next, whose height may then differ.
  await page.goto('/mission');
  await hydrated(page);
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mission' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/\/mission$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('Back returns to the place left on the page before, even after a reload', async ({ page }) => {
  await page.goto('/research');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 1500));
  // A click by Playwright would scroll to the link.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/about"]')?.click(),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Research' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('follows Back while the page hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = globalThis.addEventListener.bind(globalThis);
    let listeners = 0;
    globalThis.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      if (args[0] !== 'popstate') return;
      listeners += 1;
      // The second is of the router's history, to which the router listens only once it is hydrated.
      if (listeners !== 2) return;
      queueMicrotask(() => {
        history.replaceState(null, '', '/faq');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    };
  });
  await page.goto('/about');
  await expect(page.getByRole('searchbox', { name: 'Words in a question' })).toBeVisible();
  await expect(page).toHaveTitle('Questions and answers | Hadal');
});

test('a link within the page leads to its target each time it is followed @engines', async ({
  page,
}) => {
  await page.goto('/invest');
  await hydrated(page);
  // Not by a click of the driver, which would scroll to the link.
  const followDeck = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('main a[href="#deck"]')?.click());
  const deck = page.locator('#deck').getByRole('heading', { level: 2 });
  await followDeck();
  await expect(deck).toBeFocused();
  await page.evaluate(async () => {
    // For three frames after it arrives, the page follows what the sections above its target grow by.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    scrollBy({ top: 700, behavior: 'instant' });
  });
  await expect(deck).not.toBeInViewport();
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="#risks"]')?.click());
  await expect(page.locator('#risks').getByRole('heading', { level: 2 })).toBeFocused();
  await followDeck();
  await expect(deck).toBeInViewport();
  // Back still returns to the places left. By script, since WebKit's button skips entries that no reader made.
  const goBack = () => page.evaluate(() => history.back());
  await goBack();
  await expect(page.locator('#risks').getByRole('heading', { level: 2 })).toBeInViewport();
  await goBack();
  await expect(page).toHaveURL(/#deck$/);
  await expect(deck).not.toBeInViewport();
  await page.evaluate(() => history.forward());
  await expect(page.locator('#risks').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('leaves a reader alone who scrolls on as soon as a link has led to its target @chromium', async ({
  page,
}) => {
  await page.goto('/invest');
  await hydrated(page);
  // Holds the frames in which the page corrects its place, as a slow machine does.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const scrolled = () => page.evaluate(() => scrollY);
  const ways = [() => page.mouse.wheel(0, 700), () => page.keyboard.press('PageDown')];
  for (const scroll of ways) {
    const arrived = await page.evaluate(() => {
      document.querySelector<HTMLElement>('main a[href="#deck"]')?.click();
      return scrollY;
    });
    await scroll();
    await expect.poll(scrolled).toBeGreaterThan(arrived + 500);
    await page.clock.runFor(200);
    expect(await scrolled()).toBeGreaterThan(arrived + 500);
    await expect(page.locator('#deck').getByRole('heading', { level: 2 })).toBeFocused();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main a[href="#risks"]')?.click(),
    );
    await page.clock.runFor(200);
  }
});

test('restores the position on Back below lazily measured sections', async ({ page }) => {
  await page.goto('/science/physics');
  await hydrated(page);
  const link = page.locator('#e20').getByRole('link', { name: /Calculator/ });
  const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
  // Scrolled past on the way down, so that each lazily measured equation gets its real height.
  for (const id of ['e6', 'e12', 'e18']) await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { dataset } = document.documentElement;
    element.addEventListener('click', () => {
      dataset['left'] = String(element.getBoundingClientRect().top);
    });
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calculators' })).toBeAttached();
  const left = Number(await page.locator('html').getAttribute('data-left'));
  await page.goBack();
  await expect(page).toHaveURL(/physics$/);
  // Browsers scroll by whole pixels.
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(1);
});

for (const saveData of [false, true]) {
  const title = saveData
    ? 'fetches nothing ahead where data is to be saved'
    : 'fetches ahead what stays in view of a visitor who reads on';
  test(title, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    let fetched = 0;
    page.on('request', (request) => {
      if (/\/earth-engine-[^/]*\.js$/.test(request.url())) fetched += 1;
    });
    await page.clock.install();
    await page.goto('/hadal-inc');
    await hydrated(page);
    const link = page.getByRole('main').locator('a[href="/earth-engine"]');
    await link.scrollIntoViewIfNeeded();
    // Observers run in the order of their creation, so the page's own has run before this one.
    await link.evaluate(
      (seen) =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(([entry]) => {
            if (entry?.isIntersecting) resolve();
          });
          observer.observe(seen);
        }),
    );
    expect(fetched).toBe(0);
    await page.clock.fastForward(1000);
    await page.clock.fastForward(4000);
    if (!saveData) await expect.poll(() => fetched).toBe(1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(fetched).toBe(saveData ? 0 : 1);
  });
}

test('is interactive on a page opened at a hash @engines', async ({ page }) => {
  await page.goto('/science/calculators#c5');
  await hydrated(page);
  await expect(page.locator('#c5').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('arrives at the target of a hash, with the focus on its heading @engines', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Investor Deck' }).click();
  await expect(page).toHaveURL(/\/invest#deck$/);
  await expect(page.locator('#deck')).toBeInViewport();
  await expect(page.locator('#deck').getByRole('heading', { level: 2 })).toBeFocused();
});
