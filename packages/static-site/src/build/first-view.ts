import { brotliDecompressSync, constants } from 'node:zlib';

/**
 * Returns the number of brotli-compressed bytes that complete a page's first view: the head with its
 * styles, the header, and everything down to the first section after the title.
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

/** Decompresses a partial response, as a browser does while it streams. */
const unpacked = (start: Buffer) =>
  brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length;
