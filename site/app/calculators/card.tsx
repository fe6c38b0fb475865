import {
  Accordion,
  AccordionItem,
  Calculator as Panel,
  CalculatorInputs,
  Callout,
  EvidenceBadge,
  Heading,
  SectionHeader,
  Stack,
  Text,
} from '@hadal/ui';
import { useEffect, useId, useState } from 'react';
import { DataTable } from '../components/data-table';
import { LazyIsland } from '../components/lazy-island';
import { CardOutput } from './card-output';
import type { Calculator, Values } from './definition';
import { SettingFields } from './setting-fields';
import { useCalculator } from './use-calculator';

const loadChecks = () => import('./checks').then((module) => module.default);
// The conditional import drops the checks from the browser's bundle.
const ChecksAtBuild = import.meta.env.SSR ? await loadChecks() : undefined;

interface CalculatorCardProps {
  calculator: Calculator;
  /** True in another site's frame: forms open a new tab. */
  isFramed?: boolean;
  /** Called with the card's name when Back or Forward changed its settings. */
  onRead: (id: string) => void;
  /** Called with the settings shown, at first and whenever they change. */
  onValues?: ((values: Values) => void) | undefined;
  /** Prints this card alone. */
  onPrint: () => void;
}

/** One calculator: settings, results, charts, checks and sharing. Stands in a `Stack`. */
export function CalculatorCard({
  calculator,
  isFramed = false,
  onRead,
  onValues,
  onPrint,
}: CalculatorCardProps) {
  const { id, title, lede, evidence } = calculator;
  const { state, shown, enter, choose, reset, keep, drop } = useCalculator(calculator, onRead);
  const { solution, values } = shown;
  useEffect(() => onValues?.(values), [onValues, values]);
  const headingId = useId();
  const anchor = id.toLowerCase();
  const [isChecking, setChecking] = useState(false);

  return (
    <>
      <SectionHeader>
        <Heading id={headingId}>{title}</Heading>
        <Text size="lg" tone="muted">
          {id}. {lede}
        </Text>
      </SectionHeader>
      <EvidenceBadge evidence={evidence} />
      {state.ignored.length > 0 && (
        <Callout tone="warning" title="Part of the address could not be used">
          {state.ignored.map(({ input, text, reason }) => (
            <p key={input.key}>
              {input.label}: “{text}” is not among what it takes, {reason}. The reference plant’s
              value stands instead.
            </p>
          ))}
        </Callout>
      )}
      <Panel
        aria-labelledby={headingId}
        action={`/science/calculators#${anchor}`}
        target={isFramed ? '_blank' : undefined}
        onReset={reset}
      >
        <CalculatorInputs legend="Settings" resetLabel="Reset to the reference plant">
          <SettingFields calculator={calculator} state={state} onEnter={enter} onChoose={choose} />
        </CalculatorInputs>
        <CardOutput
          calculator={calculator}
          state={shown}
          isFramed={isFramed}
          onKeep={keep}
          onDrop={drop}
          onPrint={onPrint}
        />
      </Panel>
      {solution.tables?.map((table) => (
        <DataTable key={table.caption} {...table} />
      ))}
      <Accordion>
        <AccordionItem title="Check this" onOpenChange={setChecking}>
          <LazyIsland
            frame={Stack}
            atBuild={ChecksAtBuild}
            load={loadChecks}
            wanted={isChecking}
            patient
            props={{ id }}
          />
        </AccordionItem>
      </Accordion>
    </>
  );
}
