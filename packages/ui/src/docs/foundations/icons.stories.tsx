import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Grid } from '../../components/grid';
import { Icon, type IconName } from '../../components/icon';
import { paths } from '../../components/icon/paths';
import { Stack } from '../../components/stack';
import { Button } from '../../components/button';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Names() {
  const [copied, setCopied] = useState('');
  return (
    <Stack>
      <Grid columns={4}>
        {(Object.keys(paths) as IconName[]).map((name) => (
          <Button
            key={name}
            tone="secondary"
            size="small"
            onClick={async () => {
              await navigator.clipboard.writeText(`<Icon name="${name}" />`);
              setCopied(name);
            }}
          >
            <Icon name={name} /> {name}
          </Button>
        ))}
      </Grid>
      <output>{copied ? `Copied: <Icon name="${copied}" />` : 'Press one to copy it.'}</output>
    </Stack>
  );
}

/** Press an icon to copy its code. */
export const All: Story = {
  render: () => <Names />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(Object.keys(paths).length);
  },
};
