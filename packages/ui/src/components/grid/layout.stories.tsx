import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../container';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { VisuallyHidden } from '../visually-hidden';
import { Grid } from './grid';

const meta = {
  title: 'Foundations/Layout',
  component: Grid,
  subcomponents: { Container, Inline, Stack, VisuallyHidden },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const Box = ({ children }: { children: string }) => (
  <div style={{ border: '1px dashed', padding: 16 }}>{children}</div>
);
const boxes = ['One', 'Two', 'Three', 'Four'].map((name) => <Box key={name}>{name}</Box>);

export const GridColumns: Story = {
  render: () => (
    <Stack gap="loose">
      <Grid columns={2}>{boxes.slice(0, 2)}</Grid>
      <Grid columns={3}>{boxes.slice(0, 3)}</Grid>
      <Grid columns={4}>{boxes}</Grid>
    </Stack>
  ),
};
export const StackGaps: Story = {
  render: () => (
    <Grid columns={4}>
      {(['tight', 'normal', 'loose', 'section'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Box>{gap}</Box>
          <Box>{gap}</Box>
        </Stack>
      ))}
    </Grid>
  ),
};
export const InlineWraps: Story = { render: () => <Inline>{boxes}</Inline> };
/** Keeps to the page's gutters at every width. */
export const ContainerGutters: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Container>
      <Box>Between the gutters</Box>
    </Container>
  ),
};
export const HiddenToTheEye: Story = {
  render: () => (
    <button type="button">
      Share<VisuallyHidden> this calculation</VisuallyHidden>
    </button>
  ),
};
