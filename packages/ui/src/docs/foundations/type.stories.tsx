import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../styles/contract.css';
import { bands, scale } from '../../styles/tokens';
import { bandAttributes, bandsDown } from './bands';
import * as styles from './specimens.css';
import { wornBrand } from './worn-brand';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The index of the lede's size. Larger text is a heading or a figure, and set like one. */
const lede = Object.keys(scale.text).indexOf('lg');

/** Every size from the smallest up; the larger ones are fluid. */
export const Sizes: Story = {
  render: (_, { globals }) => {
    const worn = wornBrand(globals).scale;
    const leading: Record<string, string> = worn.leading;
    const tracking: Record<string, string> = worn.tracking;
    return (
      <>
        {Object.entries(worn.text).map(([size, value], index) => (
          <div key={size} className={styles.row}>
            <div>
              {size}
              <div className={styles.value}>
                {value}
                {leading[size] && <>, line {leading[size]}</>}
                {tracking[size] && <>, tracking {tracking[size]}</>}
              </div>
            </div>
            <div
              className={styles.sample}
              style={{
                fontSize: value,
                letterSpacing: tracking[size],
                fontWeight: index > lede ? vars.weight.heading : vars.weight.body,
              }}
            >
              Sea pressure
            </div>
          </div>
        ))}
      </>
    );
  },
};

/** Each band has its own heading width, narrower with depth. */
export const Widths: Story = {
  render: () => (
    <>
      {bandsDown.map((band) => (
        <div key={band} {...bandAttributes(band)} className={styles.ground}>
          <div style={{ fontSize: vars.text.h2, fontWeight: vars.weight.heading }}>
            Store it deep
          </div>
          <div className={styles.value}>
            band {band}: {bands[band].width}, {scale.width[bands[band].width]}
          </div>
        </div>
      ))}
    </>
  ),
};

export const Weights: Story = {
  render: (_, { globals }) => (
    <>
      {Object.entries(wornBrand(globals).scale.weight).map(([name, value]) => (
        <div key={name} className={styles.row}>
          <div>
            {name} <span className={styles.value}>{value}</span>
          </div>
          <div style={{ fontSize: vars.text.h3, fontWeight: value }}>Return on demand</div>
        </div>
      ))}
    </>
  ),
};

const nameOf = (stack: string) =>
  stack
    .split(',')[0]!
    .replace(/"|Variable/g, '')
    .trim();

/** Sans for text; the italic serif is only for water and variables. */
export const Families: Story = {
  render: (_, { globals }) => (
    <>
      <div className={styles.row}>
        <div>sans</div>
        <div style={{ fontFamily: vars.font.sans, fontSize: vars.text.h2 }}>
          {nameOf(wornBrand(globals).scale.font.sans)}
        </div>
      </div>
      <div className={styles.row}>
        <div>serif</div>
        <div style={{ fontFamily: vars.font.serif, fontSize: vars.text.h2, fontStyle: 'italic' }}>
          1,000 m, p = ρgh
        </div>
      </div>
    </>
  ),
};
