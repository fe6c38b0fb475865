/** One of the two versions of a chart; its units are about a pixel on the page. */
export interface Frame {
  name: 'wide' | 'narrow';
  width: number;
  /** Font size of the labels. */
  text: number;
}

/** Width in px above which the wide version keeps its text legible. */
export const room = 620;

export const frames = [
  { name: 'wide', width: 720, text: 14 },
  { name: 'narrow', width: 320, text: 15.2 },
] as const satisfies readonly Frame[];

/** The least size of text in px, and its growth before a step makes it that small again. */
const smallest = 12.05;
const growth = 1.24;

/**
 * Returns the font size at each container width, so that the text of a drawing that grows with its
 * container stays between 12 and 15 px. Text only shrinks in relation to the layout, so that labels
 * keep their distance.
 */
export function textSteps({ width, text }: Frame, most: number) {
  const first = (smallest / text) * width * growth;
  const count = Math.ceil(Math.log(most / first) / Math.log(growth));
  return Array.from({ length: count }, (_, step) => {
    const from = first * growth ** step;
    return { from: Math.round(from), text: Math.round((smallest / from) * width * 100) / 100 };
  });
}

export const lineHeight = ({ text }: Frame) => Math.round(text * 1.35);

/** Estimates the width of text; measuring it would make server and browser differ. */
export const widthOf = (words: string, { text }: Frame) => words.length * text * 0.52;

/** Wraps text into lines, because SVG does not; breaks words longer than a line. */
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

/** Truncates text that does not fit; the table has it in full. */
export const shorten = (words: string, width: number, frame: Frame) =>
  widthOf(words, frame) > width
    ? `${words.slice(0, Math.max(1, Math.floor(width / widthOf('n', frame)) - 1))}…`
    : words;

/** Spreads positions at least one line height apart, within bounds. */
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
