'use client';

import { useRef, type ComponentPropsWithRef } from 'react';
import { detailsOf, type ChangeHandler } from '../../internal/use-controllable-state';
import { withRef } from '../../internal/with-ref';

export interface NativeSelectProps extends ComponentPropsWithRef<'select'> {
  onValueChange?: ChangeHandler<string> | ChangeHandler<readonly string[]> | undefined;
}

const chosenIn = ({ selectedOptions }: HTMLSelectElement) =>
  [...selectedOptions].map(({ value }) => value);

/** A `<select>` that announces its value, and restores the choice before if that is cancelled. */
export const NativeSelect = withRef(function NativeSelect({
  onValueChange,
  onFocus,
  onChange,
  ...rest
}: NativeSelectProps) {
  const before = useRef<readonly string[]>([]);
  return (
    <select
      data-part="select"
      {...rest}
      onFocus={(event) => {
        before.current = chosenIn(event.currentTarget);
        onFocus?.(event);
      }}
      onChange={(event) => {
        onChange?.(event);
        const { currentTarget, nativeEvent } = event;
        const chosen = chosenIn(currentTarget);
        const details = detailsOf('item-press', nativeEvent);
        const announce = onValueChange as ChangeHandler<string | readonly string[]> | undefined;
        announce?.(rest.multiple ? chosen : currentTarget.value, details);
        if (!details.isCanceled) before.current = chosen;
        else {
          for (const option of currentTarget.options) {
            option.selected = before.current.includes(option.value);
          }
        }
      }}
    />
  );
});
