import {
  NumberField,
  SegmentedControl,
  SegmentedControlItem,
  SliderField,
  type NumberProblem,
} from '@hadal/ui';
import { isChoice, type Input } from './definition';
import { limits, ownRange } from './settings';

export interface InputFieldProps {
  input: Input;
  name: string;
  value: number | string | undefined;
  error: string | undefined;
  onEnter: (value: number | string | undefined, problem?: NumberProblem) => void;
}

/** Field for one setting: a number with or without a slider, or a choice. */
export function InputField({ input, name, value, error, onEnter }: InputFieldProps) {
  const { label, hint } = input;
  if (isChoice(input)) {
    return (
      <SegmentedControl
        legend={label}
        {...{ name, hint, error }}
        value={String(value)}
        onValueChange={(chosen) => onEnter(chosen)}
      >
        {input.options.map((option) => (
          <SegmentedControlItem key={option.value} value={option.value}>
            {option.label}
          </SegmentedControlItem>
        ))}
      </SegmentedControl>
    );
  }
  const { min, max } = limits(input);
  const Field = input.plain ? NumberField : SliderField;
  return (
    <Field
      {...{ name, label, error, min, max }}
      hint={hint ? `${ownRange(input)}. ${hint}` : ownRange(input)}
      step={input.step}
      unit={input.unit.symbol || undefined}
      value={typeof value === 'number' ? value : undefined}
      onValueChange={(number, { problem }) => onEnter(number, problem)}
    />
  );
}
