'use client';

import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import { detailsOf, type ChangeHandler } from './use-controllable-state';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface TextChangeProps<Control extends TextControl> {
  /** Called with the text on every keystroke. A cancelled change restores the text before it. */
  onValueChange?: ChangeHandler<string> | undefined;
  onFocus?: ((event: FocusEvent<Control>) => void) | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
}

export type TextChange = Pick<TextChangeProps<TextControl>, 'onValueChange'>;

/** The handlers of a text control, whose text the browser keeps, so that forms work early and can be reset. */
export function useTextChange<Control extends TextControl>({
  onValueChange,
  onFocus,
  onChange,
}: TextChangeProps<Control>) {
  const before = useRef('');
  return {
    onFocus: (event: FocusEvent<Control>) => {
      before.current = event.currentTarget.value;
      onFocus?.(event);
    },
    onChange: (event: ChangeEvent<Control>) => {
      onChange?.(event);
      const { currentTarget: control, nativeEvent } = event;
      const details = detailsOf('input', nativeEvent);
      onValueChange?.(control.value, details);
      if (details.isCanceled) control.value = before.current;
      else before.current = control.value;
    },
  };
}
