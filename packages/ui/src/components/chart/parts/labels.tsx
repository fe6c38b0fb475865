import * as drawing from '../../../drawing/drawing.css';
import { d } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import * as styles from './chart.css';
import { lineHeight, type Frame } from './frame';
import { seriesLook } from './series';
import type { ChartLabel } from './end-labels';

/** The class of each anchor of text. */
export const anchors = { start: '', middle: drawing.middle, end: drawing.end };

/** The names of the series, beside their lines. Renders a `<g>`. */
export function Labels({ labels, frame }: { labels: readonly ChartLabel[]; frame: Frame }) {
  return (
    <>
      {labels.map(({ index, from, to = 0, x }) =>
        from ? (
          <g key={index} {...seriesLook(index)}>
            <path className={styles.line} d={d`M${from[0]} ${from[1]}L${x - 4} ${to}`} />
          </g>
        ) : null,
      )}
      <g className={drawing.halo}>
        {labels.map(({ index, lines, x, y, anchor }) =>
          lines.map((line, row) => (
            <Words
              // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
              key={`${index} ${row}`}
              className={anchors[anchor]}
              x={x}
              y={y + row * lineHeight(frame)}
            >
              {line}
            </Words>
          )),
        )}
      </g>
    </>
  );
}
