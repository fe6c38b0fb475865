import { d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Ground, valve } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Ballast } from '../parts/ballast';
import { Callouts } from '../parts/callouts';
import { Platform } from '../parts/platform';
import { riser } from '../parts/riser';
import { Sheave } from '../parts/sheave';
import { Tank } from '../parts/tank';
import { Turbine } from '../parts/turbine';
import { Vessel } from '../parts/vessel';
import type { PlantDrawing } from './plant-scene';

const size = { width: 330, height: 530 };
const sea = 118;
const bed = 446;
const deck = sea - 26;
const guides = 28;
const vessel = { width: 40, height: 76 };
const columns = [66, 146];

/**
 * The narrow version: two vessels, and a cable that leaves the drawing towards the shore station.
 */
export function PlantNarrow({
  fills,
  dockDepth,
  seabed,
  ticks,
  className,
}: PlantDrawing & { className: string }) {
  const y = (depth: number) => sea + (depth / seabed) * (bed - sea);
  const dock = y(dockDepth);
  const bases = [dock, (dock + bed) / 2 + 10];
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={className}>
      <path d={d`M0 ${sea}H${size.width}`} />
      <path
        className={clsx(styles.thin, styles.dashed)}
        d={ticks.map(({ depth }) => d`M0 ${y(depth)}H${size.width}`).join('')}
      />
      <path
        className={styles.thin}
        d={
          d`M282 ${sea + 22}c0 38-60 36-92 2` +
          columns.map((x) => d`M${x + 34} ${deck}V${bed - 18}`).join('')
        }
      />
      <path
        d={
          columns
            .map((x) => d`M${x - guides} ${deck}V${bed}M${x + guides} ${deck}V${bed}`)
            .join('') +
          columns.map((x) => riser(x, deck, dock - vessel.height - 2, 3)).join('') +
          d`M196 ${deck + 4}H204V${bed - 8}M134 ${bed - 40}V${bed - 8}H220`
        }
      />
      <Turbine x={282} sea={sea} height={66} blade={38} rotation={8} spar={34} />
      {columns.map((x, index) => (
        <g key={x}>
          <Vessel
            x={x}
            y={bases[index]!}
            {...vessel}
            fill={fills[index]!}
            guides={guides}
            tether={bed - 18}
          />
          <Sheave x={x} y={bed} radius={17} />
        </g>
      ))}
      <Platform x={20} sea={sea} width={176} />
      <Tank x={34} y={deck - 34} width={64} height={24} />
      <path className={styles.solid} d={d`M116 ${deck}v-24h44v24M126 ${deck - 12}h24`} />
      <Ballast x={214} y={bed} width={112} />
      <Bag x={244} y={bed - 12} radius={26} fill={0.6} />
      <Bag x={300} y={bed - 12} radius={26} fill={1} />
      <path className={styles.solid} d={valve(190, bed - 8)} />
      <Ground y={bed} width={size.width} />
      <path className={styles.dotted} d={d`M34 ${bed}V${bed + 20}H16`} />
      <path className={styles.ink} d={d`M4 ${bed + 20}l12-5v10z`} />
      <g className={clsx(styles.italic, styles.end)}>
        {ticks.map(({ depth, label }) => (
          <Words key={depth} x={size.width} y={y(depth) - 8}>
            {label}
          </Words>
        ))}
      </g>
      <Callouts
        parts={[
          [
            [282, 76],
            [310, 30],
          ],
          [
            [140, deck - 16],
            [176, 30],
          ],
          [
            [64, deck - 22],
            [40, 30],
          ],
          [
            [columns[0]!, dock - vessel.height - 20],
            [16, sea + 54],
          ],
          [
            [columns[1]! + 6, bases[1]! - 56],
            [250, 260],
          ],
          [
            [columns[0]! + 34, 380],
            [250, 330],
          ],
          [
            [300, bed - 40],
            [300, bed + 62],
          ],
          [
            [34, bed + 20],
            [66, bed + 62],
          ],
          [
            [10, bed + 20],
            [16, bed + 62],
          ],
        ]}
      />
    </svg>
  );
}
