'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import type { ChangeReason } from '../../internal/use-controllable-state';
import { useEarlyInput } from '../../internal/use-early-input';
import * as styles from './range-input.css';

export interface RangeProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'id' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /** @default 0 */
  min?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** The step of the arrow keys; Page Up and Page Down use ten times as much. @default 1 */
  step?: number | undefined;
}

interface RangeInputProps extends RangeProps {
  id: string;
  value: number;
  onValueChange: (value: number, reason: ChangeReason, event?: Event) => void;
}

/** A number of steps beyond any range, for Home and End. */
const all = 1e6;
const steps: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -all,
  End: all,
};
/** Arrow keys along the track, which is mirrored in right-to-left text. */
const alongTrack: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The track and its thumb, without a label. Renders an `<input type="range">`. */
export function RangeInput({
  value,
  onValueChange,
  onChange,
  onKeyDown,
  className,
  ...rest
}: RangeInputProps) {
  const { min = 0, max = 100, step = 1 } = rest;
  useEarlyInput(rest.id, ({ valueAsNumber }) => {
    // A difference below one step is the browser's rounding.
    const shown = Math.min(max, Math.max(min, value));
    if (Math.abs(valueAsNumber - shown) >= step) onValueChange(valueAsNumber, 'browser');
  });

  /**
   * Unifies the keys, since browsers use a tenth of the range for Page Up and Page Down, or ignore
   * them.
   */
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { key, altKey, ctrlKey, metaKey, currentTarget: input } = event;
    const forward = getComputedStyle(input).direction === 'rtl' ? -1 : 1;
    const count = steps[key] ?? (alongTrack[key] ?? 0) * forward;
    if (!count || event.defaultPrevented || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    if (count > 0) input.stepUp(count);
    else input.stepDown(-count);
    // stepUp and stepDown fire no event.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <input
      data-part="slider"
      {...rest}
      type="range"
      value={value}
      onChange={(event) => {
        onChange?.(event);
        onValueChange(event.target.valueAsNumber, 'input', event.nativeEvent);
      }}
      onKeyDown={move}
      className={clsx(styles.rangeInput, className)}
    />
  );
}
