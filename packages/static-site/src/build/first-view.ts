import { brotliDecompressSync, constants } from 'node:zlib';

/**
 * How many bytes of a page, packed by brotli, must have come before its first view is whole: the head
 * with its styles, the header, and all down to the first section after the title.
 */
export function firstView(html: string, packed: Buffer): number {
  const title = html.indexOf('</h1>');
  const below = html.indexOf('<section', title);
  const wanted = Buffer.byteLength(html.slice(0, below < 0 ? html.length : below));
  let [tooFew, enough] = [0, packed.length];
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1;
    if (unpacked(packed.subarray(0, middle)) < wanted) tooFew = middle;
    else enough = middle;
  }
  return enough;
}

/** As a browser does with what has come so far. */
const unpacked = (start: Buffer) =>
  brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length;
