import { d, type Point, smooth, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { valve } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Ballast } from '../parts/ballast';
import { Callouts } from '../parts/callouts';
import { riser } from '../parts/riser';
import { SeaFloor } from '../parts/sea-floor';
import { Platform } from '../parts/platform';
import { Sheave } from '../parts/sheave';
import { Tank } from '../parts/tank';
import { Turbine } from '../parts/turbine';
import { Vessel } from '../parts/vessel';
import type { PlantDrawing } from './plant-scene';

const size = { width: 1184, height: 600 };
const sea = 132;
const bed = 560;
const deck = sea - 40;
const guides = 36;
const vessel = { width: 50, height: 94 };
const columns = [570, 682, 794];
/** Heights of the ground from the shore down the slope and along the sea bed. */
const heights = [
  100, 101, 99, 108, 140, 196, 268, 346, 420, 484, 530, 554, 560, 560, 560, 560, 560, 560, 560, 560,
  560, 560, 560, 560, 560, 560, 560, 560, 564, 576,
];
const step = 41;
const ground = heights.map((y, index): Point => [index * step, y]);
/** The cable, buried just under the ground from the station to the platform's base. */
const trench = heights.slice(2, 14).map((y, index): Point => [(index + 2) * step - 9, y + 14]);

export function PlantWide({
  fills,
  dockDepth,
  seabed,
  ticks,
  className,
}: PlantDrawing & { className: string }) {
  const y = (depth: number) => sea + (depth / seabed) * (bed - sea);
  const dock = y(dockDepth);
  // In the dock, on the way up, and above its sheave.
  const bases = [dock, (dock + bed) / 2, bed - 72];
  const shore = (height: number) => heights.findIndex((top) => top > height) * step;
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={className}>
      <path d={d`M${shore(sea) - 16} ${sea}H${size.width}`} />
      <path
        className={clsx(styles.thin, styles.dashed)}
        d={ticks.map(({ depth }) => d`M${shore(y(depth))} ${y(depth)}H${size.width}`).join('')}
      />
      <path className={styles.thin} d="M88 64q8-4 10-16 12 10 28 0M0 40q54 18 98 8" />
      <path
        className={styles.solid}
        d="M30 100V64h58v36M30 64l29-18 29 18M46 100V80M72 100V80M101 101 108 36l7 65M96 48h24M99 60h18M103 84l10-16M113 84 103 68M129 101l7-65 7 65M124 48h24M127 60h18M131 84l10-16M141 84 131 68"
      />
      <path
        className={styles.thin}
        d={
          'M960 160c0 38-52 38-106-4M1074 160c0 46-114 46-114 0' +
          columns.map((x) => d`M${x + 44} ${deck}V${bed - 22}`).join('')
        }
      />
      <path
        d={
          columns
            .map((x) => d`M${x - guides} ${deck}V${bed}M${x + guides} ${deck}V${bed}`)
            .join('') +
          columns.map((x) => riser(x, deck, dock - vessel.height - 9)).join('') +
          d`M862 ${deck + 5}H880V${bed - 8}M780 ${bed - 58}V${bed - 8}H920`
        }
      />
      {columns.map((x, index) => (
        <g key={x}>
          <Vessel
            x={x}
            y={bases[index]!}
            {...vessel}
            fill={fills[index]!}
            guides={guides}
            tether={bed - 22}
          />
          <Sheave x={x} y={bed} radius={22} />
        </g>
      ))}
      <Platform x={490} sea={sea} width={372} freeboard={40} />
      <Tank x={506} y={deck - 40} width={92} height={30} />
      <Tank x={612} y={deck - 40} width={92} height={30} />
      <path
        className={styles.solid}
        d={d`M726 ${deck}v-30h70v30M738 ${deck - 14}h46M812 ${deck}v-18h34v18M829 ${deck - 18}v-30`}
      />
      <Turbine x={960} sea={sea} height={84} blade={50} rotation={8} spar={40} />
      <Turbine x={1074} sea={sea} height={92} blade={54} rotation={40} spar={40} />
      <Ballast x={908} y={bed} width={236} />
      {[950, 1026, 1102].map((x, index) => (
        <Bag key={x} x={x} y={bed - 12} radius={36} fill={index === 0 ? 0.6 : 1} />
      ))}
      <path className={styles.solid} d={valve(894, bed - 8)} />
      <SeaFloor points={ground} depth={size.height} className={styles.blank} />
      <path className={styles.dotted} d={`M64 100v12${smooth(trench)}`} />
      <g className={clsx(styles.italic, styles.end)}>
        {ticks.map(({ depth, label }) => (
          <Words key={depth} x={size.width} y={y(depth) - 9}>
            {label}
          </Words>
        ))}
      </g>
      <Callouts
        parts={[
          [
            [1074, 84],
            [1146, 60],
          ],
          [
            [760, deck - 22],
            [800, 24],
          ],
          [
            [552, deck - 25],
            [520, 24],
          ],
          [
            [columns[0]!, dock - vessel.height - 30],
            [452, sea + 60],
          ],
          [
            [columns[1]! + 8, bases[1]! - 70],
            [452, 300],
          ],
          [
            [columns[0]!, dock + 90],
            [452, 400],
          ],
          [
            [1026, bed - 54],
            [1060, 420],
          ],
          [
            [330, 440],
            [262, 470],
          ],
          [
            [58, 82],
            [26, 26],
          ],
        ]}
      />
    </svg>
  );
}
