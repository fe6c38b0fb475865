'use client';

import {
  useEffect,
  useId,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { scene } from '../../../drawing/drawing.css';
import { useHydrated } from '../../../internal/use-hydrated';
import { VisuallyHidden } from '../../visually-hidden';
import * as styles from './chart.css';
import { Cursor, type Guide, type Stop } from './cursor';
import type { Frame } from './frame';

/** One version of a chart, as drawn. */
export interface View {
  frame: Frame;
  height: number;
  marks: ReactNode;
  /** The cursor's stop for each data point, in keyboard order. */
  stops: readonly Stop[];
}

interface PlotProps {
  title: string;
  description?: string | undefined;
  cursorLabel: string;
  views: readonly View[];
  /** The readout of each stop, line by line. */
  readouts: readonly (readonly string[])[];
  guide: Guide;
}

const strides: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** The weight of the distance across the guide, which tells apart the two values of a step. */
const slight = 1e-3;

/** Returns the distance from a point to a stop, along the guide's direction. */
const distance = (guide: Guide, x: number, y: number) => (stop: Stop) =>
  Math.hypot(
    (stop.x - x) * (guide === 'across' ? slight : 1),
    (stop.y - y) * (guide === 'down' ? slight : 1),
  );

/** The chart and the cursor that reads it, by keyboard, pointer and touch. Renders a `<div>`. */
export function Plot({ title, description, cursorLabel, views, readouts, guide }: PlotProps) {
  const descriptionId = useId();
  const hydrated = useHydrated();
  const [active, setActive] = useState<number>();
  // Only keyboard moves are announced: a moving pointer would flood the live region.
  const [spoken, setSpoken] = useState('');

  const clear = () => {
    setActive(undefined);
    setSpoken('');
  };
  const isReading = active !== undefined && readouts[active] !== undefined;
  useEffect(() => {
    if (!isReading) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape must remove the cursor only, not close a dialog around the chart.
      event.stopPropagation();
      clear();
    };
    window.addEventListener('keydown', leave, true);
    return () => window.removeEventListener('keydown', leave, true);
  });
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const stride = strides[event.key];
    if (!stride || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const last = readouts.length - 1;
    const from = active ?? (stride < 0 ? last + 1 : -1);
    const next = Math.max(0, Math.min(last, from + stride));
    setActive(next);
    setSpoken(readouts[next]!.join(', '));
  };
  const follow = (view: View) => (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const unit = view.frame.width / box.width;
    const from = distance(guide, (event.clientX - box.x) * unit, (event.clientY - box.y) * unit);
    const away = view.stops.map(from);
    setActive(away.indexOf(Math.min(...away)));
    setSpoken('');
  };

  const reads = hydrated && readouts.length > 0;
  return (
    <div
      {...(reads && {
        // Without this role, screen readers handle the arrow keys themselves.
        role: 'application',
        // A page may have several charts, so include the title.
        'aria-label': `${cursorLabel}: ${title}`,
        tabIndex: 0,
        onKeyDown,
        onBlur: clear,
      })}
    >
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot follow the theme
        role="img"
        aria-label={title}
        aria-describedby={description ? descriptionId : undefined}
        className={scene}
      >
        {views.map((view) => (
          <svg
            key={view.frame.name}
            viewBox={`0 0 ${view.frame.width} ${Math.ceil(view.height)}`}
            className={styles.sizes[view.frame.name]}
            {...(reads && {
              onPointerDown: follow(view),
              onPointerMove: follow(view),
              // A tap keeps its readout after the finger lifts; hover ends with the mouse.
              onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && clear(),
            })}
          >
            {view.marks}
            {active !== undefined && readouts[active] && (
              <Cursor view={view} index={active} lines={readouts[active]} guide={guide} />
            )}
          </svg>
        ))}
      </div>
      {description && (
        <p id={descriptionId} hidden>
          {description}
        </p>
      )}
      {reads && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> belongs to a form
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      )}
    </div>
  );
}
