import { frames, widthOf } from '../components/chart/parts/frame';
import { end, middle } from '../drawing/drawing.css';

/** Returns the words of a chart that would stand outside its drawing, in either version. */
export function wordsOutside(chart: Element): string[] {
  return [...chart.querySelectorAll('[role="img"] > svg')].flatMap((drawing, version) => {
    const [, , width = 0, height = 0] = drawing.getAttribute('viewBox')!.split(' ').map(Number);
    return [...drawing.querySelectorAll('text')].flatMap((text) => {
      const at = (name: string) => Number(text.getAttribute(name) ?? 0);
      const before = text.closest(`.${end}`) ? 1 : text.closest(`.${middle}`) ? 0.5 : 0;
      const words = text.textContent;
      const length = widthOf(words, frames[version]!);
      const left = at('x') - before * length;
      // Half a letter, since widths are estimates.
      const isInside =
        left >= -4 && left + length <= width + 4 && at('y') >= 0 && at('y') <= height;
      return isInside ? [] : [words];
    });
  });
}
