import {
  Button,
  CalculatorChart,
  CalculatorCharts,
  CalculatorFoot,
  CalculatorFormula,
  CalculatorFormulas,
  CalculatorNote,
  CalculatorNotes,
  CalculatorOutput,
  CalculatorResults,
  Callout,
  Inline,
  Result,
} from '@hadal/ui';
import { memo, type ComponentType } from 'react';
import { brand } from '../brand';
import { ChartMissing } from '../components/chart-missing';
import { LazyIsland } from '../components/lazy-island';
import { answerOf, isSame, namesOf, withKept, type Kept } from './compared';
import { Comparison } from './comparison';
import { csvOf } from './csv';
import type { Calculator, ChartData } from './definition';
import { download } from '../components/download';
import { CopyEmbedCode, CopyLink } from './sharing';
import { isCurrent, isReference, type CardState } from './state';
import { formatNumber, toReaderUnit } from './units';

/** The charts' component once it is here: a card that comes later draws its charts at once. */
let Chart: ComponentType<{ data: ChartData }> | undefined;
export const loadChart = () => import('./chart').then((module) => (Chart = module.default));
// The conditional import drops the charts from the browser's bundle.
if (import.meta.env.SSR) await loadChart();

interface CardOutputProps {
  calculator: Calculator;
  state: CardState;
  isFramed: boolean;
  onKeep: () => void;
  onDrop: (dropped: Kept) => void;
  onPrint: () => void;
}

/** Results, charts, sharing and formulas of a calculator. Renders again only when they change. */
export const CardOutput = memo(function CardOutput({
  calculator,
  state,
  isFramed,
  onKeep,
  onDrop,
  onPrint,
}: CardOutputProps) {
  const { solution, values, kept } = state;
  const anchor = calculator.id.toLowerCase();
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

  return (
    <>
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
          onKeep={onKeep}
          onDrop={onDrop}
        />
        <CalculatorCharts>
          {charts.map((data) => (
            <LazyIsland
              key={data.title}
              frame={CalculatorChart}
              atBuild={Chart}
              load={loadChart}
              wanted={!isReference(calculator, state) || kept.length > 0}
              missing={<ChartMissing />}
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
    </>
  );
});
