import { sectionOf, type Page } from './pages.ts';

/** Words that say nothing of a purpose. */
const idle = new Set('a an and for from in is it my of on or that the to want with'.split(' '));

/** Splits a text into words, without the endings that tell singular from plural, or tenses apart. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !idle.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(es|s|ing|ed|e)$/, '') : word));

/** Returns the pages whose components serve a purpose, the best first. */
export function pagesFor(purpose: string, pages: readonly Page[]): Page[] {
  const wanted = new Set(wordsOf(purpose));
  const worth = (page: Page) => {
    const names = page.components.map(({ name }) => name).join(' ');
    const fields: [string, number][] = [
      [`${page.title} ${names}`, 6],
      [page.purpose, 3],
      [sectionOf(page, 'When to use it'), 2],
      [sectionOf(page, 'Anatomy'), 1],
    ];
    return fields.reduce((sum, [text, weight]) => {
      const words = new Set(wordsOf(text));
      return sum + weight * [...wanted].filter((word) => words.has(word)).length;
    }, 0);
  };
  return pages
    .map((page) => ({ page, points: worth(page) }))
    .filter(({ points }) => points > 1)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, 5)
    .map(({ page }) => page);
}
