'use client';

import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useEarlyInput } from '../../internal/use-early-input';
import { useFormReset } from '../../internal/use-form-reset';
import { formatNumber } from './format-number';
import { parseNumber, type NumberLimits, type NumberProblem } from './parse-number';

/** The typed text and, if the field cannot accept it, the reason. */
export interface NumberEntry {
  text: string;
  problem: NumberProblem | undefined;
}

export interface NumberValueProps extends NumberLimits {
  value?: number | undefined;
  defaultValue?: number | undefined;
  /** Called on every keystroke, without a number if the text is not one. */
  onValueChange?: ((value: number | undefined, entry: NumberEntry) => void) | undefined;
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
    value,
    defaultValue,
    onValueChange,
    min = -Infinity,
    max = Infinity,
    step = 1,
    format = formatNumber,
  }: NumberValueProps,
) {
  const [own, setOwn] = useState(value ?? defaultValue);
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  if (!Object.is(value, seen)) {
    setSeen(value);
    setOwn(value);
    if (!Object.is(value, own)) setTyped(undefined);
  }
  const text = typed ?? (own === undefined ? '' : format(own));

  const change = (number: number | undefined, entry: NumberEntry) => {
    setOwn(number);
    onValueChange?.(number, entry);
  };

  const enter = (entered: string) => {
    const { value: number, problem } = parseNumber(entered, { min, max });
    setTyped(entered);
    change(number, { text: entered, problem });
  };

  useEarlyInput(id, (input) => {
    if (input.value !== text) enter(input.value);
  });
  useFormReset(id, () => {
    setTyped(undefined);
    setOwn(value ?? defaultValue);
  });

  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => enter(target.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const count = steps[event.key];
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!count || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      const from = own ?? (Number.isFinite(min) ? min : 0);
      const next = withoutError(Math.min(max, Math.max(min, from + count * step)));
      setTyped(undefined);
      change(next, { text: format(next), problem: undefined });
    },
  };
}

/** Rounds off floating-point errors, such as 0.30000000000000004. */
const withoutError = (value: number) => Number(value.toPrecision(12));
