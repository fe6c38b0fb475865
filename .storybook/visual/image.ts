import { PNG } from 'pngjs';
import { crc32, deflateSync } from 'node:zlib';

export interface Image {
  width: number;
  height: number;
  /** One number per pixel, packing the four bytes of its colour. */
  pixels: Uint32Array;
}

/** Number of colours in a reference; all others are rounded to the nearest of them. */
const paletteSize = 48;
/**
 * Number of flat colours, such as backgrounds, text and lines; antialiased edges are never rounded
 * to these.
 */
const flatColours = 16;
/** Largest channel difference that palette rounding explains. */
const rounding = 48;

export function decode(png: Uint8Array): Image {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  return { width, height, pixels: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

/**
 * Encodes an indexed PNG whose palette follows the order of appearance, so that both themes of a
 * story differ in their palettes only. Uncompressed, because packs are compressed as a whole.
 */
export function encode({ width, height, pixels }: Image) {
  const frequent = frequentColours(pixels, paletteSize);
  const kept = new Set(frequent);
  const palette = new Map<number, number>();
  const indices = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let last: number | undefined;
  let index = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = pixels[at]!;
    if (colour !== last) {
      last = colour;
      const known = indices.get(colour);
      if (known === undefined) {
        const rounded = kept.has(colour) ? colour : nearest(colour, frequent);
        index = palette.get(rounded) ?? palette.size;
        palette.set(rounded, index);
        indices.set(colour, index);
      } else index = known;
    }
    rows[at + Math.floor(at / width) + 1] = index;
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([...palette.keys()].flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

const channels = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];

/** Returns the largest per-channel difference of two colours. */
function distance(one: number, other: number) {
  return Math.max(
    Math.abs((one & 255) - (other & 255)),
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)),
    Math.abs(((one >> 16) & 255) - ((other >> 16) & 255)),
  );
}

function frequentColours(pixels: Uint32Array, most: number) {
  const counts = new Map<number, number>();
  let from = 0;
  for (let at = 1; at <= pixels.length; at += 1) {
    const colour = pixels[from]!;
    if (pixels[at] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + at - from);
    from = at;
  }
  const sorted = [...counts].toSorted(([a, many], [b, more]) => more - many || a - b);
  return sorted.slice(0, most).map(([colour]) => colour);
}

/**
 * Finds the nearest antialiasing colour. Flat colours are excluded, so that a reference has one
 * only where the image did.
 */
function nearest(colour: number, frequent: number[]) {
  let best = frequent[flatColours]!;
  for (const other of frequent.slice(flatColours + 1)) {
    if (distance(colour, other) < distance(colour, best)) best = other;
  }
  return best;
}

const missed = 0xff_b4_00_e0;
const faded = (colour = 0) => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const grey = 200 + Math.round((red + green + blue) / 16);
  return ((255 << 24) | (grey << 16) | (grey << 8) | grey) >>> 0;
};

/** Counts the pixels that differ by more than rounding, and returns an image of the differences. */
export function compare(reference: Image, image: Image) {
  const width = Math.max(reference.width, image.width);
  const height = Math.max(reference.height, image.height);
  const flat = new Set(frequentColours(reference.pixels, flatColours));
  const pixels = new Uint32Array(width * height);
  let missing = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    const x = at % width;
    const y = Math.floor(at / width);
    const before = pixelAt(reference, x, y);
    const after = pixelAt(image, x, y);
    const isSame =
      before !== undefined &&
      after !== undefined &&
      (before === after || (!flat.has(before) && distance(before, after) <= rounding));
    if (!isSame) missing += 1;
    pixels[at] = isSame ? faded(after) : missed;
  }
  return { pixels: missing, difference: { width, height, pixels } };
}

const pixelAt = ({ width, height, pixels }: Image, x: number, y: number) =>
  x < width && y < height ? pixels[y * width + x] : undefined;
