import { at, d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Ground } from '../parts/annotation';
import { Caption, GateLabel } from './caption';
import type { GatesDrawing } from './gates-scene';
import { person, ScaledVessel } from './scaled-vessel';

const width = 350;
const metre = 10;
/** The end of the ground of each row, where its captions begin. */
const shore = 128;
/** Heights of a caption and of a gate. */
const block = 116;
const gateHeight = 68;

/** Lays out the rows from the top down, each with the gates below it. */
function layRows({ vessels, gates }: Pick<GatesDrawing, 'vessels' | 'gates'>) {
  let end = 0;
  const rows = vessels.map((vessel, index) => {
    const top = end;
    const floor = Math.round(top + Math.max(block - 22, vessel.height * metre + 10));
    const barriers = (gates[index] ?? []).map((gate, place) => ({
      ...gate,
      y: floor + 24 + (place + 0.5) * gateHeight,
    }));
    end = floor + 36 + barriers.length * gateHeight;
    return { ...vessel, top, floor, barriers };
  });
  return { rows, height: end - 14 };
}

/** The narrow version: one vessel a row, the gates across the way down to the next. */
export function GatesNarrow({ vessels, gates, personLabel, className }: GatesDrawing) {
  const { rows, height } = layRows({ vessels, gates });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className}>
      {rows.map(({ name, facts, top, floor, barriers, ...size }, index) => (
        <g key={name}>
          <Ground y={floor} width={shore - 16} />
          {index === 0 && (
            <>
              <path transform={at(24, floor)} d={person(metre)} />
              <Words className={styles.note} x={0} y={floor - 2.6 * metre}>
                {personLabel}
              </Words>
            </>
          )}
          <ScaledVessel {...size} x={56} y={floor} metre={metre} />
          <Caption name={name} facts={facts} x={shore} y={Math.max(top + 14, floor - 80)} />
          {barriers.map((gate) => (
            <g key={gate.name}>
              <path className={styles.surface} d={leaf(gate.y)} />
              <GateLabel {...gate} x={56} textX={shore} textY={gate.y - 4} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A closed gate across the way down, with its braces. */
const leaf = (y: number) => {
  const braces = [28, 84].map((x) => d`M${x} ${y - 5}v10`);
  return d`M0 ${y - 5}h112v10h-112z` + braces.join('');
};
