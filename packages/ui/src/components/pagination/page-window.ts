/**
 * Returns the pages to list: the first, the last, and those around the current one; `undefined` for
 * a gap.
 */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const named = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (one) => one >= 1 && one <= pages,
  );
  return named.flatMap((one, index) => {
    const before = named[index - 1] ?? one - 1;
    // An ellipsis for one page takes as much room as the page.
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [undefined, one] : [one];
  });
}
