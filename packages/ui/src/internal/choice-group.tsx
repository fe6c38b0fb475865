'use client';

import { clsx } from 'clsx';
import { createContext, useContext, useMemo, type ComponentPropsWithRef } from 'react';
import { native } from './choice.css';
import { FieldGroup, type FieldGroupProps } from './field-group';

interface Choices {
  /** The name under which the form submits the selected value. */
  name: string;
  /** The selected value, if controlled; '' for none. */
  value?: string | undefined;
  /** The initially selected value, if uncontrolled. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Marks the choice as required. */
  required?: boolean | undefined;
}

const ChoicesContext = createContext<Choices | undefined>(undefined);

export interface ChoiceGroupProps
  extends Omit<FieldGroupProps, 'name' | 'role' | 'defaultValue'>, Choices {}

/** One answer out of several. Renders a `<fieldset role="radiogroup">`. */
export function ChoiceGroup({
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  ...rest
}: ChoiceGroupProps) {
  const choices = useMemo(
    () => ({ name, value, defaultValue, onValueChange, required }),
    [name, value, defaultValue, onValueChange, required],
  );
  return (
    <ChoicesContext.Provider value={choices}>
      <FieldGroup {...rest} role="radiogroup" aria-required={required} />
    </ChoicesContext.Provider>
  );
}

export interface ChoiceProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'checked' | 'children' | 'defaultChecked' | 'name' | 'required' | 'title' | 'type' | 'value'
> {
  /** The value that is submitted, and passed to `onValueChange`, when selected. */
  value: string;
}

/**
 * A single option, without its label. The browser keeps the selection unless it is controlled, so
 * that forms work before hydration and can be reset. Renders an `<input type="radio">`.
 */
export function Choice({ value, onChange, className, ...rest }: ChoiceProps) {
  const choices = useContext(ChoicesContext);
  if (!choices)
    throw new Error(
      `The choice "${value}" has no group, which gives it its name. Put it into a RadioGroup or SegmentedControl.`,
    );
  const checked =
    choices.value === undefined
      ? { defaultChecked: value === choices.defaultValue }
      : { checked: value === choices.value };
  return (
    <input
      {...rest}
      {...checked}
      type="radio"
      name={choices.name}
      value={value}
      required={choices.required}
      onChange={(event) => {
        onChange?.(event);
        choices.onValueChange?.(value);
      }}
      className={clsx(native, className)}
    />
  );
}
