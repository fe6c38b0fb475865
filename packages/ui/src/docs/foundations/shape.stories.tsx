import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { vars } from '../../styles/contract.css';
import * as styles from './specimens.css';
import { wornBrand } from './worn-brand';

const meta = { title: 'Foundations/Space and shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (tokens: Record<string, string>, draw: (value: string) => ReactNode) => (
  <>
    {Object.entries(tokens).map(([name, value]) => (
      <div key={name} className={styles.row}>
        <div>
          {name}
          <div className={styles.value}>{value}</div>
        </div>
        {draw(value)}
      </div>
    ))}
  </>
);

/** Between and inside elements. `section` is the padding above and below a section. */
export const Space: Story = {
  render: (_, { globals }) =>
    rows(wornBrand(globals).scale.space, (value) => (
      <div className={styles.bar} style={{ maxInlineSize: '100%', inlineSize: value }} />
    )),
};

export const Strokes: Story = {
  render: (_, { globals }) =>
    rows(wornBrand(globals).scale.stroke, (value) => (
      <div style={{ borderBlockStart: `${value} solid ${vars.color.ink}` }} />
    )),
};

/** Sheets, cards, figures and tables have square corners. */
export const Radii: Story = {
  render: (_, { globals }) =>
    rows(wornBrand(globals).scale.radius, (value) => (
      <div
        style={{
          inlineSize: vars.space['2xl'],
          blockSize: vars.space.xl,
          border: `${vars.stroke.control} solid ${vars.color.ink}`,
          borderRadius: value,
        }}
      />
    )),
};
