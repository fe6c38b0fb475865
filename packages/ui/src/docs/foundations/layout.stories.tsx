import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/button';
import { Grid } from '../../components/grid';
import { Inline } from '../../components/inline';
import { SegmentedControl, SegmentedControlItem } from '../../components/segmented-control';
import { Stack } from '../../components/stack';
import { Table, TableCell, TableHeader } from '../../components/table';
import { TextField } from '../../components/text-field';
import { vars } from '../../styles/contract.css';
import { breakpoint, media } from '../../styles/media';
import { rulesThatSet } from './rules';
import * as styles from './specimens.css';

const meta = { title: 'Foundations/Layout' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The breakpoints, to scale. */
export const Breakpoints: Story = {
  render: () => (
    <>
      {Object.entries(breakpoint).map(([name, width]) => (
        <div key={name} className={styles.row}>
          <div>
            {name}
            <div className={styles.value}>{media[name as keyof typeof breakpoint]}</div>
          </div>
          <div className={styles.bar} style={{ inlineSize: `${(width / breakpoint.xl) * 100}%` }} />
        </div>
      ))}
    </>
  ),
};

const tokens = [vars.gutter.start, vars.gutter.end, vars.header.height].map((token) =>
  token.slice('var('.length, -1),
);

function Gutters() {
  return (
    <Table caption="What each window sets">
      <thead>
        <tr>
          <TableHeader>Window</TableHeader>
          {tokens.map((token) => (
            <TableHeader key={token}>{token}</TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rulesThatSet(tokens).map(({ query, values }) => (
          <tr key={query}>
            <TableHeader scope="row">{query || 'any'}</TableHeader>
            {values.map((value, index) => (
              <TableCell key={tokens[index]}>{value || 'as above'}</TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Read from this page's stylesheet. The start gutter of the widest holds the scale rail. */
export const PageGutters: Story = { render: () => <Gutters /> };

const densities = ['comfortable', 'compact'] as const;

function Controls({ density }: { density: (typeof densities)[number] }) {
  return (
    <Stack gap="loose" data-density={density}>
      <TextField label={`Station, ${density}`} defaultValue="Horta" />
      <SegmentedControl name={`unit-${density}`} legend="Unit" defaultValue="m">
        <SegmentedControlItem value="m">m</SegmentedControlItem>
        <SegmentedControlItem value="bar">bar</SegmentedControlItem>
      </SegmentedControl>
      <Inline>
        <Button>{`Save, ${density}`}</Button>
        <Button tone="secondary" size="small">
          Cancel
        </Button>
      </Inline>
    </Stack>
  );
}

/** One attribute, on the root or any part of a page. */
export const Density: Story = {
  render: () => (
    <Grid columns={2}>
      {densities.map((density) => (
        <Controls key={density} density={density} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [comfortable, compact] = densities.map(
      (density) => canvas.getByRole('button', { name: `Save, ${density}` }).offsetHeight,
    );
    await expect(compact).toBeLessThan(comfortable!);
  },
};

/** A comfortable part of a compact page. */
export const DensityNested: Story = {
  render: () => (
    <Stack data-density="compact">
      <Controls density="comfortable" />
      <Button>Publish</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('button', { name }).offsetHeight;
    await expect(height('Publish')).toBeLessThan(height('Save, comfortable'));
  },
};
