/** One of the two versions of a chart; its units are about a pixel where it is shown. */
export interface Frame {
  name: 'wide' | 'narrow';
  width: number;
  /** Size of the words. */
  text: number;
}

/** The wide version needs this much room, in px, for its words to stay legible. */
export const room = 600;

export const frames = [
  { name: 'wide', width: 720, text: 14 },
  { name: 'narrow', width: 320, text: 15 },
] as const satisfies readonly Frame[];

export const lineHeight = ({ text }: Frame) => Math.round(text * 1.35);

/** About how wide words are: nothing is measured, so that the server draws what the browser shows. */
export const widthOf = (words: string, { text }: Frame) => words.length * text * 0.52;

/** Breaks words into lines, since SVG does not; a word too long for a line is broken as well. */
export function wrap(words: string, width: number, frame: Frame): string[] {
  const most = Math.max(4, Math.floor(width / widthOf('n', frame) + 0.01));
  return words
    .split(' ')
    .flatMap((word) => word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])
    .reduce<string[]>((lines, word) => {
      const line = [lines.at(-1), word].filter(Boolean).join(' ');
      return lines.length && line.length <= most ? [...lines.slice(0, -1), line] : [...lines, word];
    }, []);
}

/** Cuts words that have less room than they need; their whole stands in the table. */
export const shorten = (words: string, width: number, frame: Frame) =>
  widthOf(words, frame) > width
    ? `${words.slice(0, Math.max(1, Math.floor(width / widthOf('n', frame)) - 1))}…`
    : words;

/** Moves positions apart until they are a line's height from each other, within two bounds. */
export function spread(
  wanted: readonly number[],
  from: number,
  to: number,
  step: number,
): number[] {
  const order = wanted
    .map((at, index) => ({ at, index }))
    .toSorted((one, other) => one.at - other.at);
  let least = from;
  for (const each of order) {
    each.at = Math.max(each.at, least);
    least = each.at + step;
  }
  let most = to;
  for (const each of order.toReversed()) {
    each.at = Math.min(each.at, most);
    most = each.at - step;
  }
  return order.toSorted((one, other) => one.index - other.index).map(({ at }) => at);
}
