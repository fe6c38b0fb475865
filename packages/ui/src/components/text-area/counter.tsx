'use client';

import { clsx } from 'clsx';
import { useEffect, useState, type ComponentProps } from 'react';
import { hint } from '../../internal/field.css';
import { useFind } from '../../internal/use-find';
import { useFormReset } from '../../internal/use-form-reset';
import { useStrings } from '../../internal/use-strings';
import { VisuallyHidden } from '../visually-hidden';
import { TextArea as english } from './strings';
import * as styles from './text-area.css';

export interface CounterProps extends Pick<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  id: string;
  /** The id of the text area. */
  fieldId: string;
  maxLength: number;
  /** Returns the text of the counter. @default (left) => `${left} characters left` */
  charactersLeft?: ((left: number) => string) | undefined;
}

/** Delay of the announcement in ms, long enough not to interrupt typing. */
const pause = 1000;

/**
 * Counts the characters left in a text area: at once on screen, and for screen readers once typing
 * pauses. Renders a `<p>` and a live `<span>`.
 */
export function Counter(props: CounterProps) {
  const {
    id,
    fieldId,
    maxLength,
    value,
    defaultValue = '',
    charactersLeft,
  } = useStrings('TextArea', english, props);
  const [own, setOwn] = useState(String(value ?? defaultValue).length);
  const [announced, setAnnounced] = useState<number>();
  const length = value === undefined ? own : String(value).length;
  const left = maxLength - length;
  const find = useFind();

  useEffect(() => {
    const field = find(fieldId) as HTMLTextAreaElement;
    let timer = 0;
    const count = () => setOwn(field.value.length);
    const countAndSay = () => {
      count();
      clearTimeout(timer);
      timer = window.setTimeout(() => setAnnounced(maxLength - field.value.length), pause);
    };
    // The browser may have restored a value after a reload.
    count();
    field.addEventListener('input', countAndSay);
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', countAndSay);
    };
  }, [fieldId, maxLength, find]);
  useFormReset(fieldId, (event) => {
    if (!event.defaultPrevented) setOwn(String(defaultValue).length);
  });

  return (
    <>
      <p
        data-part="text-area-counter"
        id={id}
        aria-hidden="true"
        className={clsx(hint, styles.counter)}
      >
        {charactersLeft(left)}
      </p>
      <VisuallyHidden aria-live="polite">
        {announced !== undefined && charactersLeft(announced)}
      </VisuallyHidden>
    </>
  );
}
