import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../components/grid';
import { PageHead } from '../../components/page-head';
import { marks } from './marks';
import { SurfaceMark, type SurfaceMarkProps } from './surface-mark';

const meta = {
  title: 'Drawings/Surface mark',
  component: SurfaceMark,
  args: { name: 'turbines' },
} satisfies Meta<typeof SurfaceMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid columns={4}>
      {(Object.keys(marks) as SurfaceMarkProps['name'][]).map((name) => (
        <SurfaceMark key={name} name={name} />
      ))}
    </Grid>
  ),
};
export const OnAPageHead: Story = {
  parameters: { layout: 'fullscreen' },
  args: { name: 'vessel' },
  render: (args) => (
    <PageHead
      title="Science"
      lede="What is measured, what is calculated and what is still an idea."
      datumLabel="mean sea level"
      mark={<SurfaceMark {...args} />}
    />
  ),
};
