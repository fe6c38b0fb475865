'use client';

import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useUi } from '../../internal/ui-context';
import {
  detailsOf,
  type ChangeDetails,
  type ChangeReason,
} from '../../internal/use-controllable-state';
import { useEarlyInput } from '../../internal/use-early-input';
import { isComposing } from '../../internal/is-composing';
import { useFormReset } from '../../internal/use-form-reset';
import { formatNumber } from './format-number';
import { parseNumber, type NumberLimits, type NumberProblem } from './parse-number';

/** The typed text and, if the field cannot accept it, the reason. */
export interface NumberEntry {
  text: string;
  problem: NumberProblem | undefined;
}

export interface NumberDetails extends ChangeDetails, NumberEntry {}

export interface NumberValueProps extends NumberLimits {
  /** The number; undefined or NaN for an empty field, or one without a number. */
  value?: number | undefined;
  defaultValue?: number | undefined;
  /** Called on every keystroke, without a number if the text is not one, and on a reset of the form. */
  onValueChange?: ((value: number | undefined, details: NumberDetails) => void) | undefined;
  /** The step of the arrow keys; Page Up and Page Down use ten times as much. @default 1 */
  step?: number | undefined;
  /** Formats a number that was not typed into the field. */
  format?: ((value: number) => string) | undefined;
}

const steps: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Manages a field's text, which stays as typed until something else changes the number. */
export function useNumberText(
  id: string,
  {
    value: givenValue,
    defaultValue,
    onValueChange,
    min = -Infinity,
    max = Infinity,
    step = 1,
    format: givenFormat,
  }: NumberValueProps,
) {
  const { locale } = useUi();
  const value = known(givenValue);
  const format = givenFormat ?? ((number: number) => formatNumber(number, locale));
  const [own, setOwn] = useState(value ?? defaultValue);
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  if (!Object.is(value, seen)) {
    setSeen(value);
    setOwn(value);
    if (!Object.is(value, own)) setTyped(undefined);
  }
  const text = typed ?? (own === undefined ? '' : format(own));

  /** Asks for a number, with the text that stays in the field if it was typed there. */
  const change = (
    number: number | undefined,
    entry: NumberEntry,
    kept: string | undefined,
    reason: ChangeReason,
    event?: Event,
  ) => {
    const details: NumberDetails = Object.assign(detailsOf(reason, event), entry);
    onValueChange?.(number, details);
    if (details.isCanceled) return;
    setTyped(kept);
    setOwn(number);
  };

  const enter = (entered: string, reason: ChangeReason, event?: Event) => {
    const { value: number, problem } = parseNumber(entered, { min, max, locale });
    change(number, { text: entered, problem }, entered, reason, event);
  };

  useEarlyInput(id, (input) => {
    if (input.value !== text) enter(input.value, 'browser');
  });
  useFormReset(id, (event) => {
    // A parent that has the number may have set it instead.
    if (event.defaultPrevented && givenValue === undefined) return;
    if (value === undefined && !event.defaultPrevented) {
      change(defaultValue, entryOf(defaultValue, format), undefined, 'reset', event);
    } else {
      // Text without a number goes even so, since a parent that keeps the number knows nothing of it.
      setTyped(undefined);
      setOwn(value ?? own);
    }
  });

  return {
    value: text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { number } = nativeEvent as NumberEvent;
      if (number === undefined) enter(target.value, 'input', nativeEvent);
      else change(number, entryOf(number, format), undefined, 'input', nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const count = steps[event.key];
      const { altKey, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event;
      if (!count || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      // In a composition the arrows choose a candidate.
      if (currentTarget.readOnly || isComposing(nativeEvent)) return;
      event.preventDefault();
      const from = own ?? (Number.isFinite(min) ? min : 0);
      const next = withoutError(Math.min(max, Math.max(min, from + count * step)));
      const isHeard = writeNumber(currentTarget, next, format(next));
      if (!isHeard) change(next, entryOf(next, format), undefined, 'input', nativeEvent);
    },
  };
}

interface NumberEvent extends Event {
  number?: number | undefined;
}

/**
 * Enters a number as if it was typed, so that a form and its libraries hear of it. Returns false if its
 * text is there already, of which React tells nobody.
 */
export function writeNumber(input: HTMLInputElement, number: number, text: string) {
  if (input.value === text) return false;
  // The setter that React puts on the element itself would hide the change from it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  const event: NumberEvent = Object.assign(new Event('input', { bubbles: true }), { number });
  input.dispatchEvent(event);
  return true;
}

/** The entry of a number that was not typed. */
export const entryOf = (
  number: number | undefined,
  format: (value: number) => string,
): NumberEntry =>
  number === undefined
    ? { text: '', problem: 'empty' }
    : { text: format(number), problem: undefined };

/** Returns undefined for NaN, as which other libraries write the value of an empty field. */
export const known = (value: number | undefined) => (Number.isNaN(value) ? undefined : value);

/** Rounds off floating-point errors, such as 0.30000000000000004. */
const withoutError = (value: number) =>
  Number.isInteger(value) ? value : Number(value.toPrecision(12));
