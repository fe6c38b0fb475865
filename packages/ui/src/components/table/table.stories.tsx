import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Section } from '../section';
import { TableCell, TableHeader } from './cells';
import { Table } from './table';

const meta = {
  title: 'Components/Table',
  component: Table,
  subcomponents: { TableHeader, TableCell },
  args: {
    caption: 'The same water, deeper: pressure, density and what the air is worth',
    children: (
      <>
        <thead>
          <tr>
            <TableHeader>Depth</TableHeader>
            <TableHeader numeric>Pressure, bar abs</TableHeader>
            <TableHeader numeric>Sea water, kg/m³</TableHeader>
            <TableHeader numeric>Work per tonne of air, kWh</TableHeader>
          </tr>
        </thead>
        <tbody>
          {[
            ['300\u00a0m', '31.2', '1,029.2', '75.8'],
            ['1,000\u00a0m', '101.9', '1,032.4', '101.9'],
            ['4,000\u00a0m', '407.3', '1,045.9', '132.5'],
          ].map(([depth, pressure, density, work]) => (
            <tr key={depth}>
              <TableHeader scope="row">{depth}</TableHeader>
              <TableCell numeric>{pressure}</TableCell>
              <TableCell numeric>{density}</TableCell>
              <TableCell numeric>{work}</TableCell>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};
/** Wider than its box, it scrolls by itself, and the keyboard reaches it. */
export const Wide: Story = {
  args: { style: { maxWidth: 280 } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: /The same water/ });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
export const Words: Story = {
  args: {
    caption: 'What is still open',
    children: (
      <>
        <thead>
          <tr>
            <TableHeader>Question</TableHeader>
            <TableHeader>How it will be settled</TableHeader>
          </tr>
        </thead>
        <tbody>
          <tr>
            <TableHeader scope="row">Rope life</TableHeader>
            <TableCell>
              Six parallel ropes of the 100 mm class, bent over the sheave until they fail.
            </TableCell>
          </tr>
          <tr>
            <TableHeader scope="row">Icing at the dock</TableHeader>
            <TableCell>Warm water sprayed into air at −9 °C, in a tank first.</TableCell>
          </tr>
        </tbody>
      </>
    ),
  },
};
export const AtDepth: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['air', '3', '5'] as const).map((band) => (
        <Section key={band} band={band} style={{ paddingBlock: 24 }}>
          <Table {...args} caption={`In band ${band}`} />
        </Section>
      ))}
    </>
  ),
};
