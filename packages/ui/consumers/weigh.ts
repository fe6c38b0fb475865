import type { Browser, Response } from 'playwright';
import { brotliCompressSync } from 'node:zlib';

/** Transfer size of a first visit in kB, each file compressed separately. */
export interface Weight {
  scripts: string;
  styles: string;
  page: string;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  const total = async (type: string) => {
    const bodies = responses.filter((response) => response.request().resourceType() === type);
    const sizes = bodies.map(async (body) => brotliCompressSync(await body.body()).length);
    return kB((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0));
  };
  const weight = {
    scripts: await total('script'),
    styles: await total('stylesheet'),
    page: await total('document'),
  };
  await page.close();
  return weight;
}
