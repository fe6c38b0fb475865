import { useState } from 'react';
import {
  Calculator,
  CalculatorChart,
  CalculatorFoot,
  CalculatorFormula,
  CalculatorFormulas,
  CalculatorInputs,
  CalculatorNote,
  CalculatorNotes,
  CalculatorOutput,
  CalculatorResults,
  Result,
} from '../components/calculator';
import { LineChart } from '../components/chart';
import { CopyButton } from '../components/copy-button';
import { TextLink } from '../components/link';
import type { NumberEntry, NumberProblem } from '../components/number-field';
import { SliderField } from '../components/slider';

/** Absolute pressure in MPa under a column of water of one density. */
export const pressureAt = (depth: number, density: number) =>
  0.101325 + (density * 9.80665 * depth) / 1e6;

const inputs = {
  depth: { label: 'Depth', unit: 'm', hint: '0 to 6,000 m', min: 0, max: 6000, step: 10 },
  density: {
    label: 'Density of the water',
    unit: 'kg/m³',
    hint: '1,000 to 1,060 kg/m³',
    min: 1000,
    max: 1060,
    step: 1,
  },
} as const;
type Name = keyof typeof inputs;
const names = Object.keys(inputs) as Name[];
const defaults: Record<Name, number> = { depth: 1000, density: 1025 };

const write = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 4 });

const words: Record<NumberProblem, (name: Name) => string> = {
  empty: (name) => `Enter a number: ${inputs[name].hint}`,
  'not-a-number': () => 'Enter a number, such as 1,000',
  'too-low': (name) => `Enter at least ${write(inputs[name].min)}\u00a0${inputs[name].unit}`,
  'too-high': (name) => `Enter at most ${write(inputs[name].max)}\u00a0${inputs[name].unit}`,
};

/** Keeps the last valid values, and the errors of the current ones. */
function useInputs() {
  const [values, setValues] = useState(defaults);
  const [problems, setProblems] = useState<Partial<Record<Name, NumberProblem | undefined>>>({});
  const enter = (name: Name, value: number | undefined, { problem }: NumberEntry) => {
    setProblems((before) => ({ ...before, [name]: problem }));
    if (value !== undefined && !problem) setValues((before) => ({ ...before, [name]: value }));
  };
  const reset = () => {
    setValues(defaults);
    setProblems({});
  };
  return { values, problems, enter, reset };
}

/** A complete, working calculator. */
export function DepthAndPressureCalculator() {
  const { values, problems, enter, reset } = useInputs();
  const { depth, density } = values;
  const pressure = pressureAt(depth, density);
  const query = new URLSearchParams(names.map((name) => [name, String(values[name])])).toString();
  return (
    <Calculator aria-label="Depth and pressure" action="#depth-and-pressure" onReset={reset}>
      <CalculatorInputs legend="Where the vessel is">
        {names.map((name) => {
          const problem = problems[name];
          return (
            <SliderField
              {...inputs[name]}
              key={name}
              name={name}
              value={values[name]}
              onValueChange={(value, entry) => enter(name, value, entry)}
              error={problem && words[problem](name)}
            />
          );
        })}
      </CalculatorInputs>
      <CalculatorOutput>
        <CalculatorResults
          state={names.some((name) => problems[name]) ? 'stale' : 'current'}
          summary={`${write(pressure)} megapascals at ${write(depth)} metres.`}
        >
          <Result label="absolute pressure" value={write(pressure)} unit="MPa" />
          <Result label="as many atmospheres" value={write(pressure / 0.101325)} unit="×" />
          <Result
            label="carried by each square metre"
            value={write((density * depth) / 1000)}
            unit="t"
          />
          <Result
            label="left of a cubic metre of surface air"
            value={write((0.101325 / pressure) * 1000)}
            unit="litres"
          />
        </CalculatorResults>
        <CalculatorChart>
          <LineChart
            title={`Pressure against depth for water of ${write(density)} kg/m³.`}
            x={{ label: 'absolute pressure', unit: 'MPa', domain: [0, 65] }}
            y={{ label: 'depth', unit: 'm', domain: [0, 6000], reverse: true }}
            series={[
              {
                name: 'pressure',
                points: [0, 1000, 2000, 3000, 4000, 5000, 6000].map((metres) => [
                  pressureAt(metres, density),
                  metres,
                ]),
              },
            ]}
            current={{ x: pressure, y: depth, label: `${write(pressure)}\u00a0MPa` }}
          />
        </CalculatorChart>
        <CalculatorFoot
          actions={
            <CopyButton text={`https://example.org/science/calculators?${query}`}>
              Copy link to these settings
            </CopyButton>
          }
        >
          The water is as dense at the bottom as at the top.
        </CalculatorFoot>
      </CalculatorOutput>
      <CalculatorFormulas>
        <CalculatorFormula
          title="With these numbers"
          label={`p equals 0.1013 plus ${write(density)} times 9.807 times ${write(depth)} over a million, which is ${write(pressure)} megapascals.`}
        >
          <mi>p</mi>
          <mo>=</mo>
          <mn>0.1013</mn>
          <mo>+</mo>
          <mn>{write(density)}</mn>
          <mo>×</mo>
          <mn>9.807</mn>
          <mo>×</mo>
          <mn>{write(depth)}</mn>
          <mo>×</mo>
          <msup>
            <mn>10</mn>
            <mn>−6</mn>
          </msup>
          <mo>=</mo>
          <mn>{write(pressure)}</mn>
          <mtext>&nbsp;MPa</mtext>
        </CalculatorFormula>
      </CalculatorFormulas>
      <CalculatorNotes>
        <CalculatorNote title="Valid for">Sea water, down to 6,000 m.</CalculatorNote>
        <CalculatorNote title="Source">
          Hydrostatics with standard gravity, 9.80665 m/s².
        </CalculatorNote>
        <CalculatorNote title="What this ignores">
          Water is pressed denser with depth: at 1,000 m this reads about 0.4 % low.
        </CalculatorNote>
        <CalculatorNote title="Check this">
          Against the <TextLink href="#unesco-44">UNESCO tables of 1983</TextLink>.
        </CalculatorNote>
      </CalculatorNotes>
    </Calculator>
  );
}
