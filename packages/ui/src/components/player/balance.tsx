'use client';

import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef } from 'react';
import * as styles from './balance.css';
import { LiveText } from './live-text';
import { movePart } from './move';
import { usePlayhead, usePosition } from './playhead';

/** The total that went in and its current parts, which add up to it. */
export interface Account {
  total: number;
  parts: readonly number[];
}

export interface PlayerBalanceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
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
}

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
  className,
  ...rest
}: PlayerBalanceProps) {
  const start = usePosition();
  const bars = useRef<(SVGRectElement | null)[]>([]);
  usePlayhead('reading', (now) => {
    for (const [index, transform] of transforms(at(now), most).entries()) {
      movePart(bars.current[index], transform);
    }
  });
  const initial = transforms(at(start), most);
  const entries = [names.total, ...names.parts];
  return (
    <div {...rest} className={clsx(styles.balance, className)}>
      <p className={styles.sum}>
        <LiveText at={(position) => sum(at(position))} />
      </p>
      <svg viewBox="0 0 1 2" preserveAspectRatio="none" aria-hidden="true" className={styles.bars}>
        {entries.map((name, index) => (
          <rect
            key={name}
            ref={(bar) => void (bars.current[index] = bar)}
            className={index ? clsx(styles.part, styles.tones[index - 1]) : styles.total}
            y={index ? 1.08 : 0.08}
            width="1"
            height=".84"
            transform={initial[index]}
          />
        ))}
      </svg>
      <dl className={styles.entries}>
        {entries.map((name, index) => (
          <div key={name} className={styles.entry}>
            <dt className={styles.name}>
              <span
                className={clsx(
                  styles.swatch,
                  index ? styles.tones[index - 1] : styles.totalSwatch,
                )}
              />
              {name}
            </dt>
            <dd className={styles.amount}>
              <LiveText at={(position) => format(amountOf(at(position), index))} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Returns the total at index 0, then its parts. */
const amountOf = ({ total, parts }: Account, index: number) =>
  index ? (parts[index - 1] ?? 0) : total;

/** Returns the transform of each bar: the total, then its parts end to end. */
function transforms({ total, parts }: Account, most: number): string[] {
  // Rounds to less than a pixel, so that invisible changes do not repaint.
  const share = (amount: number) => Math.round((amount / most) * 1e4) / 1e4;
  const bar = (from: number, length: number) =>
    `translate(${share(from)}) scale(${share(Math.max(0, length))} 1)`;
  let from = 0;
  return [
    bar(0, total),
    ...parts.map((part) => {
      const placed = bar(from, part);
      from += part;
      return placed;
    }),
  ];
}
