import { Button, Item, ItemList } from '../..';
import { bands, scale } from '../../styles/tokens';
import { bandAttributes, bandsDown } from '../foundations/bands';
import * as specimen from '../foundations/specimens.css';
import * as styles from './rules.css';

/** The rules of the design, each with an example. Renders an `ItemList`. */
export function Rules() {
  return (
    <ItemList>
      <Item
        title="Pressure sets the width"
        drawing={
          <div className={styles.widths}>
            {bandsDown.slice(0, -1).map((band) => (
              <span key={band} style={{ fontStretch: scale.width[bands[band].width] }}>
                Storage
              </span>
            ))}
          </div>
        }
        note={`from ${scale.width.widest} in the air to ${scale.width.narrowest} at depth`}
      >
        Headings are wide at the surface and narrow on the way down. A band has one width, and it
        never moves.
      </Item>
      <Item
        title="Yellow is the charge"
        drawing={<Button>Back the Mission</Button>}
        note="the one primary action of a view"
      >
        It marks stored air, the one primary action of a view, and what is selected. Nothing is
        yellow because it looks nice.
      </Item>
      <Item
        title="Italic serif is water and variables"
        drawing={<div className={styles.symbols}>p = ρgh, 1,000 m</div>}
        note="depths, zones, units in fields, notes on drawings"
      >
        As on a chart and in a textbook. When words are set so, they speak of the sea or stand for a
        quantity.
      </Item>
      <Item
        title="Raised means shallower"
        drawing={
          <div className={styles.depths}>
            {(['2', '4'] as const).map((band) => (
              <div key={band} {...bandAttributes(band)} className={specimen.ground}>
                band {band}
                <div className={specimen.surface}>
                  surface <div className={specimen.raised}>raised</div>
                </div>
              </div>
            ))}
          </div>
        }
      >
        What stands out takes the colour of the band above it. There are no glows, and a shadow only
        under what lies over the page.
      </Item>
    </ItemList>
  );
}
