'use client';

import { clsx } from 'clsx';
import { createContext, useContext, useMemo, type ComponentPropsWithRef } from 'react';
import { native } from './choice.css';
import { FieldGroup, type FieldGroupProps } from './field-group';

interface Choices {
  /** What the form posts the chosen value as. */
  name: string;
  /** The chosen value where the parent keeps it; '' for none. */
  value?: string | undefined;
  /** The value chosen at first where the browser keeps it. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the form needs one to be chosen. */
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
  /** What is posted, and handed to `onValueChange`, when it is chosen. */
  value: string;
}

/**
 * One of the answers, without its label. The browser keeps what is chosen unless the parent does, so
 * that forms work before scripts and are reset by them. Renders an `<input type="radio">`.
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
