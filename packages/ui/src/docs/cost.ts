/** The size of a script or a stylesheet. */
export interface Size {
  /** Bytes after brotli. */
  brotli: number;
  /** Minified bytes of each module or stylesheet in it. */
  parts: Readonly<Record<string, number>>;
}

/** The sizes of each export, from `sizes.json`. */
export interface Sizes {
  /** Bytes of React and its DOM after brotli. */
  react: number;
  /** Exports of each component, by its title. */
  components: Readonly<Record<string, readonly string[]>>;
  /** The needs of an app that imports one export only; the styles beside `base.css`. */
  exports: Readonly<Record<string, { script: Size; styles: Size }>>;
}

/** Sums what several exports need, each part once: what two share does not count twice. */
function union(names: readonly string[], kind: 'script' | 'styles', { exports }: Sizes) {
  const parts = new Map<string, number>();
  for (const name of names)
    for (const [part, bytes] of Object.entries(exports[name]?.[kind].parts ?? {}))
      parts.set(part, Math.max(bytes, parts.get(part) ?? 0));
  return [...parts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Bytes after brotli of so many minified bytes: curves through random choices of 1 to 21 exports or
 * stylesheets. Of as many others they were 4 per cent off on average; at worst a script was told 10
 * per cent too small, a stylesheet 16 too large.
 */
const compressed = {
  script: (bytes: number) => Math.round(0.763 * bytes ** 0.922),
  styles: (bytes: number) => Math.round(1.474 * bytes ** 0.783),
};

/** Estimates what an app pays that imports these exports and no others, in bytes after brotli. */
export function costOf(names: readonly string[], sizes: Sizes) {
  const script = compressed.script(union(names, 'script', sizes));
  return {
    script,
    withReact: script + sizes.react,
    styles: compressed.styles(union(names, 'styles', sizes)),
  };
}

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
