import { at, circle, d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Ground, arrowhead, valve } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Ballast } from '../parts/ballast';
import { Platform } from '../parts/platform';
import { riser } from '../parts/riser';
import { Sheave } from '../parts/sheave';
import { Tank } from '../parts/tank';
import { Turbine } from '../parts/turbine';
import { Vessel, vesselOutline } from '../parts/vessel';
import { sizes } from './cycle-scene.css';
import { narrow, wide, type CycleLayout, type LabelPlace } from './layouts';

export interface CycleStep {
  name: string;
  /** A note on the motion, in one or two short lines; only the wide version has room for it. */
  note: readonly string[];
}

export interface CycleSceneProps extends SceneProps {
  /** Names of the steps: charge, hold, fill, rise, expand, return. */
  steps: readonly CycleStep[];
  /** Shares of the vessel that hold air when filled, on its way and in the dock, 0 to 1. */
  fills: readonly [filled: number, rising: number, docked: number];
}

/**
 * The whole cycle in one drawing, its steps numbered from 1: air goes down to the bags, fills a
 * vessel that is shown at three heights, leaves it in the dock, and the flooded vessel sinks. Not to
 * scale. Renders a `<div role="img">`.
 */
export function CycleScene({ steps, fills, ...rest }: CycleSceneProps) {
  return (
    <Scene {...rest}>
      <Cycle steps={steps} fills={fills} layout={wide} className={sizes.wide} />
      <Cycle steps={steps} fills={fills} layout={narrow} className={sizes.narrow} />
    </Scene>
  );
}

interface CycleProps extends Pick<CycleSceneProps, 'steps' | 'fills'> {
  layout: CycleLayout;
  className: string;
}

function Cycle({ steps, fills, layout, className }: CycleProps) {
  const { width, sea, bed, turbine, platform, bags, pipe, track, sinking, labels } = layout;
  const { guides, vessel, sheave, bases, tank } = layout;
  const deck = sea - 26;
  const line = bed - 8;
  const [start, , dock] = bases;
  const docked = dock - vessel.height;
  const rope = 2 * sheave;
  const out = platform.x + platform.width;
  return (
    <svg viewBox={`0 0 ${width} ${bed + 20}`} className={className}>
      <path
        d={
          d`M0 ${sea}H${width}` +
          [track, sinking]
            .flatMap((x) => [x - guides, x + guides])
            .map((x) => d`M${x} ${deck}V${bed}`)
            .join('') +
          riser(track, deck, docked - 2, 3)
        }
      />
      <path
        className={styles.thin}
        d={
          d`M${turbine.x + 9} ${sea + 14}C${turbine.x + 20} ${sea + 50} ${platform.x} ${sea + 40} ${platform.x + 14} ${sea + 20}` +
          [track, sinking].map((x) => d`M${x + rope} ${deck}V${bed - sheave}`).join('')
        }
      />
      <Turbine {...turbine} sea={sea} rotation={12} spar={28} />

      <path
        className={styles.flow}
        d={
          d`M${pipe} ${deck + 4}V${line}` +
          d`M${bags.x + bags.width} ${line}H${track - 14}V${start + 22}` +
          d`M${track} ${docked - 8}V${layout.exhaust.y}H${layout.exhaust.x}`
        }
      />
      <path
        className={styles.charge}
        d={
          arrowhead(pipe, line - 44, 'down', 18) +
          arrowhead(track - 14, start + 6, 'up', 18) +
          arrowhead(layout.exhaust.x + 14, layout.exhaust.y, 'right', 18)
        }
      />

      {layout.hasTrace && (
        <path
          className={clsx(styles.thin, styles.dashed)}
          transform={at(sinking, dock)}
          d={`${vesselOutline(vessel.width, vessel.height)}z`}
        />
      )}
      {bases.toReversed().map((y, index) => (
        <Vessel
          key={y}
          x={track}
          y={y}
          {...vessel}
          fill={fills[2 - index]!}
          guides={guides}
          tether={bed - sheave}
        />
      ))}
      <Vessel
        x={sinking}
        y={layout.sunk}
        {...vessel}
        fill={0}
        guides={guides}
        tether={bed - sheave}
      />
      <Sheave x={track} y={bed} radius={sheave} />
      <Sheave x={sinking} y={bed} radius={sheave} />

      <Platform {...platform} sea={sea} />
      <Tank x={(pipe + track - tank) / 2} y={deck - 30} width={tank} height={20} />
      <path
        className={styles.solid}
        d={
          d`M${pipe - 13} ${deck}v-16h26v16M${track - 13} ${deck}v-16h26v16` +
          circle(track + rope, deck - 7, 7) +
          circle(sinking + rope, deck - 7, 7)
        }
      />
      <path className={clsx(styles.thin, styles.dotted)} d={d`M${out} ${deck + 4}H${width - 16}`} />
      <path className={styles.ink} d={arrowhead(width - 2, deck + 4, 'right', 14)} />

      <Ballast x={bags.x} y={bed} width={bags.width} />
      {bags.at.map((x) => (
        <g key={x}>
          <Bag x={x} y={bed - 12} radius={bags.radius} fill={1} />
          <path className={styles.ink} d={pressure(x, bed - 12 - 1.5 * bags.radius, bags.radius)} />
        </g>
      ))}
      <path className={styles.solid} d={valve(layout.valve, line)} />
      <Ground y={bed} width={width} />

      <path className={styles.flow} d={d`M${layout.up[0]} ${layout.up[1] + 64}v-44`} />
      <path className={styles.charge} d={arrowhead(...layout.up, 'up', 22)} />
      <path
        className={styles.ink}
        d={`${arrowhead(...layout.down, 'down', 18)}${d`M${layout.down[0] - 1} ${layout.down[1] - 18}h2v-46h-2z`}`}
      />
      {steps.map((step, index) => (
        <StepLabel key={step.name} {...step} {...labels[index]!} number={index + 1} />
      ))}
    </svg>
  );
}

/** Arrowheads that press on a bag from the left, from above and from the right. */
const pressure = (x: number, y: number, radius: number) =>
  [-90, -45, 0, 45, 90]
    .map((turn) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [tipX, tipY] = [x + (radius + 4) * cos, y + (radius + 4) * sin];
      return d`M${tipX} ${tipY}L${tipX + 10 * cos - 4 * sin} ${tipY + 10 * sin + 4 * cos}L${tipX + 10 * cos + 4 * sin} ${tipY + 10 * sin - 4 * cos}z`;
    })
    .join('');

interface StepLabelProps extends CycleStep, LabelPlace {
  number: number;
}

/** A numbered circle with the name of its step, and what moves in it. */
function StepLabel({ number, name, note, circle: [x, y], side, notes }: StepLabelProps) {
  const isBelow = side === 'below';
  return (
    <>
      <circle className={styles.solid} cx={x} cy={y} r="14" />
      <Words className={clsx(styles.name, styles.middle)} x={x} y={y + 5}>
        {number}
      </Words>
      <Words
        className={clsx(styles.name, styles.halo, isBelow && styles.middle)}
        x={isBelow ? x : x + 21}
        y={isBelow ? y + 32 : y + 5}
      >
        {name}
      </Words>
      {notes &&
        note.map((words, index) => (
          <Words key={words} className={styles.italic} x={notes[0]} y={notes[1] + index * 19}>
            {words}
          </Words>
        ))}
    </>
  );
}
