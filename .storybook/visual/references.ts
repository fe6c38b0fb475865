import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** The pictures of one component, by name. */
export type Pack = Map<string, Uint8Array>;

const window = 27;
const packing = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  [constants.ZSTD_c_windowLog]: window,
};

/**
 * The approved pictures and the version of the browser that took them. Each component has one file,
 * so that what its pictures share is stored once.
 */
export class References {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  /** The version of Chromium that took the pictures, if there are any. */
  get chromium(): string | undefined {
    try {
      return JSON.parse(readFileSync(this.file('about.json'), 'utf8')).chromium;
    } catch {
      return undefined;
    }
  }

  set chromium(chromium: string | undefined) {
    mkdirSync(this.directory, { recursive: true });
    writeFileSync(this.file('about.json'), `${JSON.stringify({ chromium }, null, 2)}\n`);
  }

  components() {
    return globSync('*.pack', { cwd: this.directory }).map((file) => path.basename(file, '.pack'));
  }

  read(component: string): Pack {
    let bytes: Buffer;
    try {
      bytes = zstdDecompressSync(readFileSync(this.file(`${component}.pack`)), {
        params: { [constants.ZSTD_d_windowLogMax]: window },
      });
    } catch {
      return new Map();
    }
    const end = bytes.indexOf('\n');
    const sizes: [string, number][] = JSON.parse(bytes.toString('utf8', 0, end));
    let from = end + 1;
    return new Map(
      sizes.map(([name, size]) => [name, bytes.subarray(from, (from += size))] as const),
    );
  }

  /** Writes a component's pictures and returns the size of the file. */
  write(component: string, pack: Pack) {
    const pictures = [...pack].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const sizes = JSON.stringify(pictures.map(([name, { length }]) => [name, length]));
    const bytes = Buffer.concat([
      Buffer.from(`${sizes}\n`),
      ...pictures.map(([, picture]) => picture),
    ]);
    const packed = zstdCompressSync(bytes, { params: packing });
    mkdirSync(this.directory, { recursive: true });
    writeFileSync(this.file(`${component}.pack`), packed);
    return packed.length;
  }

  remove(component: string) {
    rmSync(this.file(`${component}.pack`));
  }

  private file(name: string) {
    return path.join(this.directory, name);
  }
}
