import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/grid';
import { Heading } from '../components/heading';
import { Stack } from '../components/stack';
import { Text } from '../components/text';
import { vars } from './contract.css';
import { bands, scale, type Band } from './tokens';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ground = {
  padding: 24,
  background: vars.band.canvas,
  color: vars.color.text,
} as const;

/** A section's band sets the ground, and what is raised on it takes the colour of the band above. */
export const DepthBands: Story = {
  render: () => (
    <>
      {(Object.keys(bands) as Band[]).map((band) => (
        <div
          key={band}
          data-band={band}
          data-theme={band === '4' || band === '5' ? 'dark' : undefined}
          style={ground}
        >
          <Heading size="medium">Band {band}</Heading>
          <div style={{ background: vars.band.surface, padding: 24, marginBlockStart: 12 }}>
            <Text>On its surface</Text>
            <div style={{ background: vars.band.raised, padding: 16, marginBlockStart: 12 }}>
              <Text tone="muted">Raised</Text>
            </div>
          </div>
        </div>
      ))}
    </>
  ),
};

const swatches = (names: Record<string, string>) => (
  <Grid columns={4}>
    {Object.entries(names).map(([name, value]) => (
      <Stack key={name} gap="tight">
        <div
          style={{ blockSize: 56, background: value, border: `1px solid ${vars.color.border}` }}
        />
        <Text size="sm">{name}</Text>
      </Stack>
    ))}
  </Grid>
);

/** By role, never by look: a theme says what each is. */
export const Colours: Story = { render: () => swatches(vars.color) };
export const ChartSeries: Story = { render: () => swatches(vars.chart) };

/** Pressure sets the width of headings, from the air down. */
export const Widths: Story = {
  render: () => (
    <Stack>
      {Object.entries(scale.width).map(([name, width]) => (
        <div key={name} style={{ fontStretch: width, fontSize: vars.text.h2, fontWeight: 640 }}>
          {name}, {width}
        </div>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap="tight">
      {Object.entries(vars.space).map(([name, value]) => (
        <div key={name} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <span style={{ inlineSize: 64 }}>{name}</span>
          <div style={{ inlineSize: value, blockSize: 12, background: vars.color.ink }} />
        </div>
      ))}
    </Stack>
  ),
};
