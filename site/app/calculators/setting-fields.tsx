import { Accordion, AccordionItem, Button, CalculatorPresets, Stack } from '@hadal/ui';
import { useState, type ReactNode } from 'react';
import { DataTable, numeric } from '../components/data-table';
import { isChoice, type Calculator, type Input, type Values } from './definition';
import { InputField, type InputFieldProps } from './input-field';
import { settingName } from './settings';
import type { CardState } from './state';
import { formatNumber, joinUnit } from './units';

interface SettingFieldsProps {
  calculator: Calculator;
  state: CardState;
  onEnter: (key: string, ...entered: Parameters<InputFieldProps['onEnter']>) => void;
  onChoose: (values: Values) => void;
}

const groupOf = (input: Input) => (isChoice(input) ? undefined : input.group);

/** The settings of a card: its fields, the rarely used ones collapsed, and its presets. */
export function SettingFields({ calculator, state, onEnter, onChoose }: SettingFieldsProps) {
  const { inputs, presets } = calculator;
  const isAsked = (input: Input) => isChoice(input) || !input.when || input.when(state.values);
  const asked = inputs.filter(isAsked);
  const groups = [...new Set(asked.map(groupOf))].filter((group) => group !== undefined);
  const inGroup = (group: string | undefined) => asked.filter((input) => groupOf(input) === group);
  const errorOf = ({ key }: Input) =>
    state.problems[key] ?? (state.refusal?.input === key ? state.refusal.message : undefined);
  // A preset that repeats the last valid number is no change to a field, which would keep its text.
  const [renewed, setRenewed] = useState<Readonly<Record<string, number>>>({});
  const choose = (values: Values) => {
    const corrected = Object.keys(values).filter((key) => key in state.problems);
    setRenewed((before) => ({
      ...before,
      ...Object.fromEntries(corrected.map((key) => [key, (before[key] ?? 0) + 1])),
    }));
    onChoose(values);
  };
  const field = (input: Input) => (
    <InputField
      key={`${input.key} ${renewed[input.key] ?? 0}`}
      input={input}
      name={settingName(calculator, input)}
      value={state.values[input.key]}
      error={errorOf(input)}
      onEnter={(...entered) => onEnter(input.key, ...entered)}
    />
  );

  return (
    <>
      {inGroup(undefined).map(field)}
      {presets && (
        <CalculatorPresets legend="To try">
          {presets.map(({ label, values }) => (
            <Button key={label} tone="text" size="small" onClick={() => choose(values)}>
              {label}
            </Button>
          ))}
        </CalculatorPresets>
      )}
      {groups.length > 0 && (
        <Accordion>
          {groups.map((group) => (
            <Folded
              key={group}
              title={group}
              isFaulty={inGroup(group).some(errorOf)}
              read={<SettingTable title={group} inputs={inGroup(group)} values={state.values} />}
            >
              {inGroup(group).map(field)}
            </Folded>
          ))}
        </Accordion>
      )}
    </>
  );
}

interface SettingTableProps {
  title: string;
  inputs: readonly Input[];
  values: Values;
}

/** Settings to read, not to change. */
function SettingTable({ title, inputs, values }: SettingTableProps) {
  const rows = inputs.map((input) => {
    const value = values[input.key];
    const isNumber = !isChoice(input) && typeof value === 'number';
    return [input.label, isNumber ? joinUnit(formatNumber(value, 6), input.unit) : value] as const;
  });
  return <DataTable caption={title} columns={['Setting', numeric('Value')]} rows={rows} />;
}

interface FoldedProps {
  title: string;
  isFaulty: boolean;
  /** Stands in for the fields until they are first shown. */
  read: ReactNode;
  children: ReactNode;
}

/**
 * Collapsible group of rarely used fields; opens when one of them has an error. The fields are
 * rendered when they are first shown: they are most of a page's, and browsers examine all of them
 * for autofill as it loads.
 */
function Folded({ title, isFaulty, read, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRendered, setRendered] = useState(false);
  // It stays open once that is corrected, or it would close over the field being typed in.
  if (isFaulty && !isOpen) setOpen(true);
  if (isOpen && !isRendered) setRendered(true);
  return (
    <AccordionItem title={title} open={isOpen} onOpenChange={setOpen}>
      {isRendered ? <Stack>{children}</Stack> : read}
    </AccordionItem>
  );
}
