import * as drawing from '../../../drawings/drawing.css';
import { d } from '../../../drawings/path';
import { Words } from '../../../drawings/parts/words';
import * as styles from '../parts/chart.css';
import { lineHeight, type Frame } from '../parts/frame';
import { seriesLook } from '../parts/series';
import type { LineLabel } from './labels';

const anchors = { start: '', middle: drawing.middle, end: drawing.end };

/** The names of the lines, beside them. Renders a `<g>`. */
export function LineLabels({ labels, frame }: { labels: readonly LineLabel[]; frame: Frame }) {
  return (
    <>
      {labels.map(({ index, from, x, y }) =>
        from ? (
          <g key={index} {...seriesLook(index)}>
            <path
              className={styles.line}
              d={d`M${from[0]} ${from[1]}L${x - 4} ${y - frame.text * 0.35}`}
            />
          </g>
        ) : null,
      )}
      <g className={drawing.halo}>
        {labels.map(({ index, lines, x, y, anchor }) =>
          lines.map((line, row) => (
            <Words
              key={`${index} ${line}`}
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
