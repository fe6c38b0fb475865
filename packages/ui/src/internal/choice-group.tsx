'use client';

import { clsx } from 'clsx';
import { createContext, useContext, useMemo, type ComponentPropsWithRef } from 'react';
import { native } from './choice.css';
import { detailsOf, type ChangeHandler } from './use-controllable-state';
import { FieldGroup, type FieldGroupProps } from './field-group';

interface Choices {
  /** The name under which the form submits the selected value. */
  name: string;
  /** The selected value, if controlled; '' for none. */
  value?: string | undefined;
  /** The initially selected value, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the chosen value. A cancelled change restores the choice before it. */
  onValueChange?: ChangeHandler<string> | undefined;
  /** Marks the choice as required. */
  required?: boolean | undefined;
  /** The id of the form that the choice belongs to, if it is not around it. */
  form?: string | undefined;
}

const ChoicesContext = createContext<Choices | undefined>(undefined);

export interface ChoiceGroupProps
  extends Omit<FieldGroupProps, 'name' | 'role' | 'defaultValue' | 'form'>, Choices {}

/** One answer out of several. Renders a `<fieldset role="radiogroup">`. */
export function ChoiceGroup({
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  form,
  ...rest
}: ChoiceGroupProps) {
  const choices = useMemo(
    () => ({ name, value, defaultValue, onValueChange, required, form }),
    [name, value, defaultValue, onValueChange, required, form],
  );
  return (
    <ChoicesContext.Provider value={choices}>
      <FieldGroup {...rest} name={name} role="radiogroup" aria-required={required} />
    </ChoicesContext.Provider>
  );
}

export interface ChoiceProps extends Omit<
  ComponentPropsWithRef<'input'>,
  | 'checked'
  | 'children'
  | 'defaultChecked'
  | 'form'
  | 'name'
  | 'required'
  | 'title'
  | 'type'
  | 'value'
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
      data-part="choice"
      {...rest}
      {...checked}
      type="radio"
      name={choices.name}
      value={value}
      required={choices.required}
      form={choices.form}
      onChange={(event) => {
        onChange?.(event);
        const { currentTarget: radio, nativeEvent } = event;
        const details = detailsOf('item-press', nativeEvent);
        choices.onValueChange?.(value, details);
        if (!details.isCanceled) return;
        // The browser then selects the previous one again; React has to see this one change too.
        event.preventDefault();
        radio.checked = false;
      }}
      className={clsx(native, className)}
    />
  );
}
