import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DepthAndPressureCalculator, pressureAt } from '../../test/depth-and-pressure';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { LineChart } from '../chart';
import { CopyButton } from '../copy-button';
import { Inline } from '../inline';
import { SliderField } from '../slider';
import { Stack } from '../stack';
import { Calculator } from './calculator';
import { CalculatorComparison, ComparedResult } from './comparison';
import { CalculatorInputs } from './inputs';
import { CalculatorNote, CalculatorNotes } from './notes';
import {
  CalculatorChart,
  CalculatorCharts,
  CalculatorFoot,
  CalculatorFormula,
  CalculatorFormulas,
  CalculatorOutput,
} from './output';
import { CalculatorPresets } from './presets';
import { CalculatorResults, Result } from './results';

const meta = {
  title: 'Components/Calculator',
  component: Calculator,
  subcomponents: {
    CalculatorInputs,
    CalculatorPresets,
    CalculatorOutput,
    CalculatorResults,
    Result,
    CalculatorCharts,
    CalculatorChart,
    CalculatorComparison,
    ComparedResult,
    CalculatorFormulas,
    CalculatorFormula,
    CalculatorFoot,
    CalculatorNotes,
    CalculatorNote,
  },
  render: () => <DepthAndPressureCalculator />,
} satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the page has opened, so that typing counts as a change. */
async function opened() {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}

export const DepthAndPressure: Story = {};
/** Invalid input stays in its field; the last results stay, paler. */
export const Stale: Story = {
  play: async ({ canvas, userEvent }) => {
    await opened();
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
/** Announces the results as a sentence, once typing pauses. */
export const Announced: Story = {
  play: async ({ canvas, userEvent }) => {
    await opened();
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
const lengthOfTheLink = (
  <CalculatorInputs legend="The link">
    <SliderField label="Length" unit="km" min={0} max={20_000} step={100} defaultValue={800} />
  </CalculatorInputs>
);
const whatArrives = (
  <CalculatorResults summary="95.8 per cent arrive.">
    <Result label="of what is sent arrives" value="95.8" unit="%" />
  </CalculatorResults>
);
/** The minimum: one number in, one out. */
export const Small: Story = {
  render: () => (
    <Calculator action="#small">
      {lengthOfTheLink}
      <CalculatorOutput>{whatArrives}</CalculatorOutput>
    </Calculator>
  ),
};
/** Settings worth trying; hidden without scripts and on paper. */
export const Presets: Story = {
  render: () => (
    <Calculator action="#presets">
      <CalculatorInputs legend="The water">
        <SliderField label="Depth" unit="m" min={0} max={6000} step={10} defaultValue={1000} />
        <CalculatorPresets legend="To try">
          {['Lake', 'Continental shelf', 'Edge of the deep sea', 'Abyssal plain'].map((name) => (
            <Button key={name} tone="text" size="small">
              {name}
            </Button>
          ))}
        </CalculatorPresets>
      </CalculatorInputs>
      <CalculatorOutput>
        <CalculatorResults summary="10.15 megapascals.">
          <Result label="absolute pressure" value="10.15" unit="MPa" />
        </CalculatorResults>
      </CalculatorOutput>
    </Calculator>
  ),
};
/** The labels of actions begin at one line, whichever buttons they are. */
export const Actions: Story = {
  render: () => (
    <Calculator action="#actions">
      {lengthOfTheLink}
      <CalculatorOutput>
        {whatArrives}
        <CalculatorFoot
          actions={
            <Stack gap="tight">
              <Inline>
                <Button tone="text" size="small">
                  Print
                </Button>
              </Inline>
              <Inline>
                <CopyButton>Copy link to these settings</CopyButton>
              </Inline>
            </Stack>
          }
        >
          At full load.
        </CalculatorFoot>
      </CalculatorOutput>
    </Calculator>
  ),
  play: async ({ canvas }) => {
    const start = (text: string) => {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText(text));
      return words.getBoundingClientRect().left;
    };
    await expect(start('Print')).toBe(start('Copy link to these settings'));
  },
};
/** Earlier settings kept to compare: each is a series of the chart, and can be removed. */
export const Compared: Story = {
  render: () => (
    <Calculator action="#compared">
      <CalculatorInputs legend="The water">
        <SliderField label="Density" unit="kg/m³" min={1000} max={1060} defaultValue={1025} />
      </CalculatorInputs>
      <CalculatorOutput>
        <CalculatorResults summary="10.15 megapascals.">
          <Result label="absolute pressure at 1,000 m" value="10.15" unit="MPa" />
        </CalculatorResults>
        <CalculatorComparison
          label="Compared with"
          action={
            <Button tone="text" size="small">
              Keep to compare
            </Button>
          }
        >
          {['1,000 kg/m³', '1,060 kg/m³'].map((name, index) => (
            <ComparedResult
              key={name}
              name={name}
              value={`${[9.908, 10.5][index]} MPa`}
              action={
                <Button tone="text" size="small" aria-label={`Remove ${name}`}>
                  Remove
                </Button>
              }
            />
          ))}
        </CalculatorComparison>
        <CalculatorChart>
          <LineChart
            title="Pressure against depth in three waters."
            x={{ label: 'absolute pressure', shortLabel: 'pressure', unit: 'MPa' }}
            y={{ label: 'depth', unit: 'm', reverse: true }}
            series={[1025, 1000, 1060].map((density) => ({
              name: `${density.toLocaleString('en')} kg/m³`,
              points: [0, 1000, 2000].map((metres) => [pressureAt(metres, density), metres]),
            }))}
          />
        </CalculatorChart>
      </CalculatorOutput>
    </Calculator>
  ),
};
/** Side by side if there is room. The second has not loaded yet; its place is reserved. */
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
/** Whatever has the focus stays clear of the answer at the lower edge of a narrow window. */
export const FocusInView: Story = {
  globals: { viewport: { value: 'narrowest' } },
  render: () => (
    <Calculator action="#clear">
      <CalculatorInputs legend="The water">
        {['Depth', 'Density', 'Salinity', 'Warmth', 'Current', 'Swell', 'Wind'].map((name) => (
          <SliderField key={name} label={name} min={0} max={6000} step={10} defaultValue={1000} />
        ))}
      </CalculatorInputs>
      <CalculatorOutput>
        <CalculatorResults summary="10.15 megapascals.">
          <Result label="absolute pressure" value="10.15" unit="MPa" />
        </CalculatorResults>
      </CalculatorOutput>
    </Calculator>
  ),
  play: async ({ canvas, userEvent }) => {
    const [answer] = canvas.getAllByRole('definition');
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        answer!.closest('dl')!.getBoundingClientRect().top,
      );
      await userEvent.tab();
    }
  },
};
/** With large text, the label wraps before the unit leaves its number. */
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'sm' } },
  play: async ({ canvas }) => {
    const [answer] = canvas.getAllByRole('definition');
    const [number, unit] = [...answer!.children].map((part) => part.getBoundingClientRect());
    await expect(unit!.top).toBeLessThan(number!.bottom);
    await expect(unit!.left).toBeGreaterThanOrEqual(number!.right);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabWalks: Story = {
  ...keyboardRow(
    'Tab',
    'Moves from a number to its slider, to the next number, to the reset button, and on to the results.',
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
    'In a field: nothing, since the results are up to date. Without scripts, submits the form.',
    async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Depth' }), '{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Depth' })).toHaveFocus();
    },
  ),
};
export const EnterResets: Story = {
  ...keyboardRow(
    'Enter, Space',
    'On the reset button: restores the defaults, and clears invalid input.',
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
