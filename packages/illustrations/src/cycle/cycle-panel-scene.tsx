import { at, d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Ground, arrowhead, valve } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Ballast } from '../parts/ballast';
import { Platform } from '../parts/platform';
import { Sheave } from '../parts/sheave';
import { Tank } from '../parts/tank';
import { Turbine } from '../parts/turbine';
import { Vessel, vesselOutline } from '../parts/vessel';

export type CycleStep = 'charge' | 'hold' | 'fill' | 'stroke' | 'exhaust' | 'return';

export interface CyclePanelSceneProps extends SceneProps {
  /** The step of the cycle to draw. */
  step: CycleStep;
  /** The label beside the moving part, in one or two short lines. */
  label: readonly [first: string, second?: string];
  /** Share of the vessel that holds air in this step, 0 to 1. */
  fill: number;
}

const sea = 64;
const deck = sea - 26;
const bed = 280;
const x = 84;
const guides = 27;
const vessel = { width: 38, height: 72 };
/** The height of the vessel's base in the dock. */
const dock = 140;
const start = 236;
/** The height of the pipe from the platform to the bags. */
const pipe = 178;
const cable = clsx(styles.thin, styles.cable);

interface Panel {
  /** The base of the vessel, and of its position before or after the step. */
  base: number;
  other?: number;
  /** Share of its air that the bag holds, 0 to 1. */
  bag: number;
  /** The start of the label, in units of the drawing. */
  label: readonly [x: number, y: number];
  /** The moving parts of this step. */
  motion: ReactNode;
}

const panels: Record<CycleStep, Panel> = {
  charge: {
    base: dock,
    bag: 0.7,
    label: [pipe + 14, 130],
    motion: (
      <>
        <path className={styles.thin} d={d`M250 ${sea + 14}c0 40-60 40-102 10`} />
        <Turbine x={250} sea={sea} height={34} blade={24} rotation={12} spar={26} />
        <path className={styles.flow} d={d`M150 ${deck + 4}H${pipe}V228`} />
        <path className={styles.charge} d={arrowhead(pipe, 244, 'down', 18)} />
      </>
    ),
  },
  hold: {
    base: start,
    bag: 1,
    label: [pipe + 14, 130],
    motion: (
      <path
        className={styles.ink}
        d={[0, 45, -45, 90, -90]
          .map((turn) => {
            const angle = ((turn - 90) * Math.PI) / 180;
            const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
            const [tipX, tipY] = [242 + 40 * cos, 218 + 40 * sin];
            return d`M${tipX} ${tipY}L${tipX + 12 * cos - 4 * sin} ${tipY + 12 * sin + 4 * cos}L${tipX + 12 * cos + 4 * sin} ${tipY + 12 * sin - 4 * cos}z`;
          })
          .join('')}
      />
    ),
  },
  fill: {
    base: start,
    bag: 0.8,
    label: [120, 226],
    motion: (
      <>
        <path className={styles.flow} d={d`M200 ${bed - 8}H70V${start + 6}`} />
        <path className={styles.charge} d={arrowhead(70, start - 10, 'up', 18)} />
      </>
    ),
  },
  stroke: {
    base: 192,
    other: start,
    bag: 0.8,
    label: [pipe + 14, 130],
    motion: (
      <>
        <path className={styles.flow} d="M146 200V136" />
        <path className={styles.charge} d={arrowhead(146, 120, 'up', 18)} />
        <path className={cable} d={d`M126 ${deck - 7}H296`} />
        <path className={styles.ink} d={arrowhead(310, deck - 7, 'right', 14)} />
      </>
    ),
  },
  exhaust: {
    base: dock,
    bag: 0.8,
    label: [pipe + 14, 22],
    motion: (
      <>
        <path className={styles.flow} d={d`M${x} ${dock - vessel.height}V${deck + 4}`} />
        <path className={styles.flow} d={d`M${x} ${deck - 12}V12H150`} />
        <path className={styles.charge} d={arrowhead(166, 12, 'right', 18)} />
        <path className={cable} d={d`M126 ${deck - 7}H296`} />
        <path className={styles.ink} d={arrowhead(310, deck - 7, 'right', 14)} />
      </>
    ),
  },
  return: {
    base: 192,
    other: dock,
    bag: 0.6,
    label: [pipe + 14, 130],
    motion: (
      <path className={styles.ink} d={`${arrowhead(146, 200, 'down', 18)}M145 182h2V120h-2z`} />
    ),
  },
};

/**
 * One step of the one-stroke cycle, from the platform to the sea bed, not to scale, 320 by 296.
 * Renders a `<div role="img">`.
 */
export function CyclePanelScene({ step, label, fill, ...rest }: CyclePanelSceneProps) {
  const panel = panels[step];
  return (
    <Scene {...rest}>
      <svg viewBox="0 0 320 296">
        <path
          d={
            d`M0 ${sea}H320M${x - guides} ${deck}V${bed}M${x + guides} ${deck}V${bed}` +
            d`M150 ${deck + 4}H${pipe}V${bed - 8}M70 ${start + 10}V${bed - 8}H200`
          }
        />
        <path className={styles.thin} d={d`M${x + 32} ${deck}V${bed - 18}`} />
        {panel.other && (
          <path
            className={clsx(styles.thin, styles.dashed)}
            transform={at(x, panel.other)}
            d={`${vesselOutline(vessel.width, vessel.height)}z`}
          />
        )}
        <Vessel x={x} y={panel.base} {...vessel} fill={fill} guides={guides} tether={bed - 18} />
        <Sheave x={x} y={bed} radius={16} />
        <Platform x={16} sea={sea} width={136} />
        <Tank x={20} y={deck - 28} width={46} height={18} />
        <path
          className={styles.solid}
          d={d`M74 ${deck}v-14h26v14M110 ${deck - 7}a7 7 0 1 0 14 0 7 7 0 1 0-14 0`}
        />
        <Ballast x={198} y={bed} width={88} />
        <Bag x={242} y={bed - 12} radius={34} fill={panel.bag} />
        {panel.motion}
        <path className={styles.solid} d={valve(150, bed - 8)} />
        <Ground y={bed} width={320} />
        <g className={styles.sea}>
          {label.map((line, index) => (
            <Words key={line} x={panel.label[0]} y={panel.label[1] + index * 20}>
              {line}
            </Words>
          ))}
        </g>
      </svg>
    </Scene>
  );
}
