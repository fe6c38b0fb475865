import { at, d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Ground } from '../parts/annotation';
import { Caption, GateLabel } from './caption';
import type { GatesDrawing } from './gates-scene';
import { person, ScaledVessel } from './scaled-vessel';

const width = 1000;
const metre = 15;
const sea = 100;
/** The left edges of up to four steps, and how far the gates of a pair stand apart. */
const places = [0, 215, 436, 690];
const apart = 48;
/** Distances from the edge of a step to its vessel and to its captions. */
const inset = { vessel: 112, text: 28 };
/** Water above the smallest vessels, and above the largest. */
const cover = { least: 64, most: 24 };

/** The wide version: steps down to the right, a gate before each. */
export function GatesWide({ vessels, gates, personLabel, className }: GatesDrawing) {
  const floors = vessels.map(({ height }, index) => {
    const share = index / (vessels.length - 1);
    const water = cover.least + (cover.most - cover.least) * share;
    return Math.round(sea + water + height * metre + 20 * (1 - share));
  });
  const lowest = floors.at(-1)!;
  const edges = places.slice(0, vessels.length);
  const ends = [...edges.slice(1), width];
  return (
    <svg viewBox={`0 0 ${width} ${lowest + 130}`} className={className}>
      <path
        d={
          d`M0 ${sea}H${width}` +
          edges
            .slice(1)
            .map((x, index) => d`M${x} ${floors[index]!}V${floors[index + 1]!}`)
            .join('')
        }
      />
      {floors.map((y, index) => (
        <Ground key={y} x={edges[index]!} y={y} width={ends[index]! - edges[index]!} />
      ))}
      <path transform={at(inset.vessel - 44, floors[0]!)} d={person(metre)} />
      <Words className={styles.note} x={inset.text} y={floors[0]! - 2.4 * metre}>
        {personLabel}
      </Words>
      {vessels.map(({ name, facts, ...size }, index) => (
        <g key={name}>
          <ScaledVessel
            {...size}
            x={edges[index]! + Math.max(inset.vessel, (size.diameter / 2) * metre + 56)}
            y={floors[index]!}
            metre={metre}
          />
          <Caption
            name={name}
            facts={facts}
            x={edges[index]! + inset.text}
            y={floors[index]! + 40}
          />
        </g>
      ))}
      {gates.map((pair, step) =>
        pair.map((gate, index) => {
          const isPair = pair.length > 1;
          const x = ends[step]! - 8 - (pair.length - 1 - index) * apart;
          const side = index ? 'start' : 'end';
          return (
            <g key={gate.name}>
              <path className={styles.surface} d={leaf(x, floors[step]!)} />
              <GateLabel
                {...gate}
                x={x}
                y={68}
                textX={isPair ? x + (index ? -14 : 14) : x}
                textY={20}
                anchor={isPair ? side : 'middle'}
              />
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** A closed gate from above the sea level down to the ground, with its braces. */
const leaf = (x: number, ground: number) => {
  const top = 84;
  const braces = Array.from(
    { length: Math.floor((ground - top) / 24) },
    (_, index) => d`M${x - 5} ${top + 24 * (index + 1)}h10`,
  );
  return d`M${x - 5} ${ground}V${top}h10V${ground}` + braces.join('');
};
