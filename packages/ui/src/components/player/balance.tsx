'use client';

import { clsx } from 'clsx';
import { useId, useRef, type ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './balance.css';
import { LiveText } from './live-text';
import { usePlayhead, usePosition } from './playhead';

/** The total that went in and its current parts, which add up to it. */
export interface Account {
  total: number;
  parts: readonly number[];
}

export interface PlayerBalanceProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Renders {
  /** Labels of the total and of its parts, in order; at most five parts. */
  names: { total: string; parts: readonly string[] };
  /** Returns the total and its parts at a position, in one unit. */
  at: (position: number) => Account;
  /** The capacity of the bars. */
  most: number;
  /** Formats an amount with its unit. */
  format: (amount: number) => string;
  /** The balance in one line, such as "8 − 5 − 3 = 0 kWh". */
  sum: (account: Account) => string;
  /** Sets the bars upright, to fill from below at the edge of a `Player`. @default false */
  upright?: boolean | undefined;
}

/** Hatching of the parts after the first, in squares of 8 px. */
const hatches = [
  { d: 'M-2 2 2-2M0 8 8 0M6 10 10 6', strokeWidth: 3 },
  { d: 'M-2 6 2 10M0 0 8 8M6-2 10 2', strokeWidth: 2 },
  { d: 'M2 0V8M6 0V8', strokeWidth: 2 },
  { d: 'M4 4h.01', strokeWidth: 2, strokeLinecap: 'round' },
] as const;

/**
 * Two bars of equal length: the total that went in, and its parts. They follow the surrounding
 * `Player`. Renders a `<div>`.
 */
export function PlayerBalance({
  names,
  at,
  most,
  format,
  sum,
  upright = false,
  className,
  ...rest
}: PlayerBalanceProps) {
  const id = useId();
  const start = usePosition();
  const bars = useRef<(SVGRectElement | null)[]>([]);
  const place = (account: Account) => placed(account, most, upright);
  usePlayhead('reading', (now) => {
    for (const [index, sides] of place(at(now)).entries()) {
      for (const [side, length] of Object.entries(sides))
        setSide(bars.current[index], side, length);
    }
  });
  const initial = place(at(start));
  const entries = [names.total, ...names.parts];
  const across = (index: number) => {
    const from = index ? '53%' : '1%';
    return upright ? { x: from, width: '46%' } : { y: from, height: '46%' };
  };
  const look = (index: number) => ({
    className: index
      ? clsx(styles.part, styles.tones[index - 1], index === 1 && styles.full)
      : styles.total,
    fill: index > 1 ? `url(#${id}${index})` : undefined,
  });
  return renderPart('div', {
    'data-part': 'player-balance',
    ...rest,
    className: clsx(styles.balance, upright && styles.ledger, className),
    children: (
      <>
        <p className={styles.sum}>
          <LiveText at={(position) => sum(at(position))} />
        </p>
        <svg aria-hidden="true" className={styles.bars}>
          {hatches.map((hatch, index) => (
            <pattern
              key={hatch.d}
              id={`${id}${index + 2}`}
              className={styles.tones[index + 1]}
              patternUnits="userSpaceOnUse"
              width="8"
              height="8"
            >
              <rect className={styles.ground} width="8" height="8" />
              <path {...hatch} className={styles.hatch} />
            </pattern>
          ))}
          {entries.map((name, index) => (
            <rect
              key={name}
              ref={(bar) => void (bars.current[index] = bar)}
              {...look(index)}
              {...across(index)}
              {...initial[index]}
            />
          ))}
        </svg>
        <dl className={styles.entries}>
          {entries.map((name, index) => (
            <div key={name} className={styles.entry}>
              <dt className={styles.name}>
                <svg aria-hidden="true" className={styles.swatch}>
                  <rect width="100%" height="100%" {...look(index)} />
                </svg>
                {name}
              </dt>
              <dd className={styles.amount}>
                <LiveText at={(position) => format(amountOf(at(position), index))} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    ),
  });
}

/** Returns the total at index 0, then its parts. */
const amountOf = ({ total, parts }: Account, index: number) =>
  index ? (parts[index - 1] ?? 0) : total;

/** Sets a side of a bar, but only if it changes, because setting it repaints. */
function setSide(bar: SVGRectElement | null | undefined, side: string, length: string) {
  if (bar && bar.getAttribute(side) !== length) bar.setAttribute(side, length);
}

/** Returns the place of each bar: the total, then its parts end to end. */
function placed({ total, parts }: Account, most: number, upright: boolean) {
  // Rounds to less than a pixel, so that invisible changes do not repaint.
  const share = (amount: number) => `${Math.round((amount / most) * 1e4) / 100}%`;
  const bar = (from: number, amount: number): Record<string, string> => {
    const length = Math.max(0, amount);
    return upright
      ? { y: share(most - from - length), height: share(length) }
      : { x: share(from), width: share(length) };
  };
  let from = 0;
  return [
    bar(0, total),
    ...parts.map((part) => {
      const place = bar(from, part);
      from += part;
      return place;
    }),
  ];
}
