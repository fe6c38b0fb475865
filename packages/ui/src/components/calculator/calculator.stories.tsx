import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { LineChart } from '../chart';
import { CopyButton } from '../copy-button';
import { TextLink } from '../link';
import type { NumberEntry, NumberProblem } from '../number-field';
import { SliderField } from '../slider';
import { Calculator } from './calculator';
import { CalculatorInputs } from './inputs';
import { CalculatorNote, CalculatorNotes } from './notes';
import {
  CalculatorChart,
  CalculatorCharts,
  CalculatorFoot,
  CalculatorFormula,
  CalculatorOutput,
} from './output';
import { CalculatorResults, Result } from './results';

/** Absolute pressure in MPa under a column of water of one density. */
const pressureAt = (depth: number, density: number) => 0.101325 + (density * 9.80665 * depth) / 1e6;

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

/** Keeps the last values that could be used, and what is wrong with the present ones. */
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

function DepthAndPressureCalculator() {
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

const meta = {
  title: 'Components/Calculator',
  component: Calculator,
  subcomponents: {
    CalculatorInputs,
    CalculatorOutput,
    CalculatorResults,
    Result,
    CalculatorCharts,
    CalculatorChart,
    CalculatorFormula,
    CalculatorFoot,
    CalculatorNotes,
    CalculatorNote,
  },
  render: () => <DepthAndPressureCalculator />,
} satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DepthAndPressure: Story = {};
/** What cannot be used stays in its field; the last results stay, paler. */
export const Stale: Story = {
  play: async ({ canvas, userEvent }) => {
    const depth = canvas.getByRole('textbox', { name: 'Depth' });
    await userEvent.clear(depth);
    await userEvent.paste('9000');
    await expect(depth).toBeInvalid();
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('10.15 MPa');
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Check the inputs'),
    );
  },
};
/** Announced once the typing pauses, as a sentence. */
export const Announced: Story = {
  play: async ({ canvas, userEvent }) => {
    const depth = canvas.getByRole('textbox', { name: 'Depth' });
    await userEvent.clear(depth);
    await userEvent.type(depth, '2 000');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('20.2 MPa');
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
        '20.2 megapascals at 2,000 metres.',
      ),
    );
  },
};
/** The least there can be: one number in, one out. */
export const Small: Story = {
  render: () => (
    <Calculator action="#small">
      <CalculatorInputs legend="The link">
        <SliderField label="Length" unit="km" min={0} max={20_000} step={100} defaultValue={800} />
      </CalculatorInputs>
      <CalculatorOutput>
        <CalculatorResults summary="95.8 per cent arrive.">
          <Result label="of what is sent arrives" value="95.8" unit="%" />
        </CalculatorResults>
      </CalculatorOutput>
    </Calculator>
  ),
};
/** Side by side where there is room. The second is not here yet; its place is. */
export const SeveralCharts: Story = {
  render: () => (
    <Calculator action="#charts">
      <CalculatorInputs legend="The water">
        <SliderField label="Depth" unit="m" min={0} max={6000} step={10} defaultValue={1000} />
      </CalculatorInputs>
      <CalculatorOutput>
        <CalculatorResults summary="10.15 megapascals.">
          <Result label="absolute pressure" value="10.15" unit="MPa" />
        </CalculatorResults>
        <CalculatorCharts>
          <CalculatorChart>
            <LineChart
              title="Pressure against depth."
              x={{ label: 'absolute pressure', shortLabel: 'pressure', unit: 'MPa' }}
              y={{ label: 'depth', unit: 'm', reverse: true }}
              series={[
                {
                  name: 'pressure',
                  points: [0, 1000, 2000].map((metres) => [pressureAt(metres, 1025), metres]),
                },
              ]}
            />
          </CalculatorChart>
          <CalculatorChart />
        </CalculatorCharts>
      </CalculatorOutput>
    </Calculator>
  ),
};
export const LongWords: Story = {
  render: () => (
    <Calculator action="#long">
      <CalculatorInputs legend="The water">
        <SliderField
          label="Thermohydrodynamicalcompressibilitycoefficient"
          min={0}
          max={1}
          step={0.01}
          defaultValue={0.5}
        />
      </CalculatorInputs>
      <CalculatorOutput>
        <CalculatorResults summary="1,234,567,890 kilowatt-hours.">
          <Result
            label="thermohydrodynamicalcompressibilitycoefficient"
            value="1,234,567,890"
            unit="kWh"
          />
          <Result label="returned over its life" value="−1,234,567,890" unit="kWh" />
        </CalculatorResults>
      </CalculatorOutput>
    </Calculator>
  ),
  globals: { viewport: { value: 'mobile1' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabWalks: Story = {
  ...keyboardRow(
    'Tab',
    'Moves from a number to its slider, to the next, to the reset, and on to the results.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Depth' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('slider', { name: 'Depth' })).toHaveFocus();
    },
  ),
};
export const EnterStays: Story = {
  ...keyboardRow(
    'Enter',
    'In a field does nothing: the results are there. Without scripts it sends the form.',
    async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Depth' }), '{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Depth' })).toHaveFocus();
    },
  ),
};
export const EnterResets: Story = {
  ...keyboardRow(
    'Enter, Space',
    'On the reset put the defaults back, and clear what could not be read.',
    async ({ canvas, userEvent }) => {
      const depth = canvas.getByRole('textbox', { name: 'Depth' });
      await userEvent.type(depth, 'x');
      await expect(depth).toBeInvalid();
      canvas.getByRole('button', { name: 'Reset to defaults' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(depth).toHaveValue('1,000');
      await expect(depth).toBeValid();
    },
  ),
};
