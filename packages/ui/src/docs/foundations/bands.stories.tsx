import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContourDivider } from '../../components/contour-divider';
import { vars } from '../../styles/contract.css';
import { bands, scale } from '../../styles/tokens';
import { bandAttributes, bandsDown } from './bands';
import * as styles from './specimens.css';

const meta = {
  title: 'Foundations/Bands',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** From 0 to 5, in the order of a page. */
export const Descending: Story = {
  render: () => (
    <>
      {bandsDown.map((band, index) => {
        const { canvas, surface, raised, width } = bands[band];
        return (
          <div key={band} {...bandAttributes(band)} className={styles.ground}>
            {index > 1 && <ContourDivider seed={index} />}
            <div style={{ fontSize: vars.text.h2, fontWeight: vars.weight.heading }}>
              Band {band}
            </div>
            <div className={styles.value}>
              canvas {canvas}, headings {scale.width[width]} wide
            </div>
            <div className={styles.surface}>
              surface <span className={styles.value}>{surface}</span>
              <div className={styles.raised}>
                raised <span className={styles.value}>{raised}</span>
              </div>
            </div>
          </div>
        );
      })}
    </>
  ),
};
