import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../../internal/part';
import * as styles from './chart.css';
import type { Guide } from './cursor';
import { DataTable, type ChartTable } from './data-table';
import { frames, type Frame } from './frame';
import { Plot, type View } from './plot';
import { Chart as english } from '../strings';
import { useStrings } from '../../../internal/use-strings';

/** Props common to all charts. */
export interface ChartProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, Renders {
  /** The subject of the chart, in a sentence; also the caption of its table. */
  title: string;
  /** A description for people who cannot see the chart: its shape and its message. */
  description?: string | undefined;
  /** The message shown if there is no data. @default 'No data' */
  emptyLabel?: string | undefined;
  /** @default 'Show as a table' */
  tableLabel?: string | undefined;
  /**
   * The purpose of the cursor, for screen readers; precedes the title. @default 'Read the values
   * with the arrow keys'
   */
  cursorLabel?: string | undefined;
  /** The locale of the numbers. @default the provider's, or else 'en-GB' */
  locale?: string | undefined;
}

interface ChartFrameProps extends Omit<ChartProps, 'locale'> {
  /** True if there is nothing to draw. */
  isEmpty: boolean;
  table: ChartTable;
  readouts?: readonly (readonly string[])[];
  guide?: Guide;
  /** Draws one version. */
  draw: (frame: Frame) => Omit<View, 'frame'>;
}

const noReadouts: readonly string[][] = [];

/** The drawing in both versions, its cursor and its table. Renders a `<div>`. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    description,
    emptyLabel,
    tableLabel,
    cursorLabel,
    isEmpty,
    table,
    readouts = noReadouts,
    guide = 'none',
    draw,
    className,
    ...rest
  } = useStrings('Chart', english, props);
  return renderPart('div', {
    'data-part': 'chart',
    'data-chart': '',
    ...rest,
    className: clsx(styles.root, className),
    children: isEmpty ? (
      <p className={styles.empty}>{emptyLabel}</p>
    ) : (
      <>
        <Plot
          title={title}
          description={description}
          cursorLabel={cursorLabel}
          views={frames.map((frame) => ({ frame, ...draw(frame) }))}
          readouts={readouts}
          guide={guide}
        />
        <DataTable {...table} label={tableLabel} caption={title} />
      </>
    ),
  });
}
