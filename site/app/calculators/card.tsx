import {
  Accordion,
  AccordionItem,
  Button,
  Calculator as Panel,
  CalculatorChart,
  CalculatorCharts,
  CalculatorFoot,
  CalculatorFormula,
  CalculatorFormulas,
  CalculatorInputs,
  CalculatorNote,
  CalculatorNotes,
  CalculatorOutput,
  CalculatorResults,
  Callout,
  EvidenceBadge,
  Heading,
  Inline,
  Result,
  SectionHeader,
  Stack,
  Text,
} from '@hadal/ui';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { brand } from '../brand';
import { DataTable } from '../components/data-table';
import { Comparison } from './comparison';
import { answerOf, isSame, namesOf, withKept } from './compared';
import { csvOf } from './csv';
import type { Calculator, ChartData, Values } from './definition';
import { download } from './download';
import { LazyIsland } from '../components/lazy-island';
import { SettingFields } from './setting-fields';
import { CopyEmbedCode, CopyLink } from './sharing';
import { isCurrent, isReference } from './state';
import { formatNumber, toReaderUnit } from './units';
import { useCalculator } from './use-calculator';

/** The charts' component once it is here: a card that comes later draws its charts at once. */
let Chart: ComponentType<{ data: ChartData }> | undefined;
export const loadChart = () => import('./chart').then((module) => (Chart = module.default));
const loadChecks = () => import('./checks').then((module) => module.default);
// The conditional import drops the charts from the browser's bundle.
if (import.meta.env.SSR) await loadChart();
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
  const { state, enter, choose, reset, keep, drop } = useCalculator(calculator, onRead);
  const { solution, values, kept } = state;
  useEffect(() => onValues?.(values), [onValues, values]);
  const names = namesOf(calculator, [values, ...kept.map((each) => each.values)]);
  const others = kept.filter((each) => !isSame(calculator, each.values, values));
  const charts = withKept(
    solution.charts,
    others.map((each) => each.solution),
    namesOf(calculator, [values, ...others.map((each) => each.values)]),
  );
  const summary = [
    solution.summary,
    ...others.map((each) => `${names[1 + kept.indexOf(each)]}: ${answerOf(each.solution)}.`),
  ].join(' ');
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
        <CalculatorOutput>
          <CalculatorResults
            summary={summary}
            state={isCurrent(state) ? 'current' : 'stale'}
            staleLabel="These are the results of the last settings that could be used"
          >
            {solution.results.map(({ label, value, unit }) => (
              <Result
                key={label}
                label={label}
                value={formatNumber(toReaderUnit(value, unit))}
                unit={unit.symbol || undefined}
              />
            ))}
          </CalculatorResults>
          {solution.warnings?.map((warning) => (
            <Callout key={warning} tone="warning" title="Beyond engineering practice">
              {warning}
            </Callout>
          ))}
          <Comparison
            calculator={calculator}
            state={state}
            names={names.slice(1)}
            onKeep={keep}
            onDrop={drop}
          />
          <CalculatorCharts>
            {charts.map((data) => (
              <LazyIsland
                key={data.title}
                frame={CalculatorChart}
                atBuild={Chart}
                load={loadChart}
                wanted={!isReference(calculator, state) || kept.length > 0}
                props={{ data }}
              />
            ))}
          </CalculatorCharts>
          <CalculatorFoot
            actions={
              <Inline>
                {csvOf(charts).map(({ of, text }, index, files) => (
                  <Button
                    key={of}
                    tone="text"
                    size="small"
                    onClick={() =>
                      download(text, {
                        name: `${brand.slug}-${anchor}${index ? `-${index + 1}` : ''}.csv`,
                        type: 'text/csv;charset=utf-8;header=present',
                      })
                    }
                  >
                    {files.length > 1 ? `Download CSV by ${of}` : 'Download CSV'}
                  </Button>
                ))}
                <Button tone="text" size="small" onClick={onPrint}>
                  Print
                </Button>
                <CopyLink calculator={calculator} state={state} />
                {!isFramed && <CopyEmbedCode calculator={calculator} state={state} />}
              </Inline>
            }
          >
            {calculator.assumption}
          </CalculatorFoot>
        </CalculatorOutput>
        <CalculatorFormulas>
          {solution.formulas.map((formula) => (
            <CalculatorFormula key={formula.title} title={formula.title} label={formula.label}>
              {formula.math}
            </CalculatorFormula>
          ))}
        </CalculatorFormulas>
        <CalculatorNotes>
          <CalculatorNote title="Valid for">{calculator.validFor}</CalculatorNote>
          <CalculatorNote title="Source">{calculator.source}</CalculatorNote>
          <CalculatorNote title="What this ignores">{calculator.ignores}</CalculatorNote>
        </CalculatorNotes>
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
