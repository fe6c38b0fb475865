import { clsx } from 'clsx';
import * as drawing from '../../../drawing/drawing.css';
import { Words } from '../../../drawing/words';
import { d } from '../../../drawing/path';
import { ChartFrame, type ChartProps } from '../parts/chart';
import { lineHeight, type Frame } from '../parts/frame';
import { layNarrow, layWide, type Arrow, type Box } from './layout';
import { machineOf, type MachineState, type MachineTransition } from './machine';
import { StateDiagram as english } from '../strings';
import { useStrings } from '../../../internal/use-strings';

export interface StateDiagramProps extends Omit<ChartProps, 'locale' | 'cursorLabel'> {
  /** The states in order around the hub; those linked to each other must be adjacent. */
  states: readonly MachineState[];
  transitions: readonly MachineTransition[];
  /** The `id` of the central state. */
  hub: string;
  /** The label of the line that stands for `*`. @default 'From every state' */
  everyLabel?: string | undefined;
  /** The header of the source column in the table. @default 'From' */
  fromLabel?: string | undefined;
  /** The header of the target column in the table. @default 'To' */
  toLabel?: string | undefined;
  /** The header of the condition column in the table. @default 'When' */
  whenLabel?: string | undefined;
}

/** An arrowhead of length 9 that points at a place. */
function headAt([x, y]: readonly [number, number], [fromX, fromY]: readonly [number, number]) {
  const [along, down] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  return d`M${x} ${y}l${-9 * along - 5 * down} ${-9 * down - 5 * along}l${10 * down} ${10 * along}z`;
}

function Arrows({ arrows }: { arrows: readonly Arrow[] }) {
  return (
    <>
      <path
        d={arrows.map(({ from, to }) => d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`).join('')}
      />
      <path
        className={drawing.ink}
        d={arrows
          .map(
            ({ from, to, there, back }) =>
              (there ? headAt(to, from) : '') + (back ? headAt(from, to) : ''),
          )
          .join('')}
      />
    </>
  );
}

function StateBox({ box, frame }: { box: Box; frame: Frame }) {
  const step = lineHeight(frame);
  const lines = [...box.label, ...box.note];
  const top = box.y + (box.height - lines.length * step) / 2;
  return (
    <>
      <rect
        className={drawing.surface}
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx="3"
      />
      {lines.map((line, index) => (
        <Words
          // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
          key={index}
          className={clsx(drawing.middle, index < box.label.length ? drawing.name : drawing.note)}
          x={box.x + box.width / 2}
          y={top + (index + 0.72) * step}
        >
          {line}
        </Words>
      ))}
    </>
  );
}

/**
 * The states of a machine and the transitions between them, around a central one. Renders a
 * `<div>`.
 */
export function StateDiagram(props: StateDiagramProps) {
  const { states, transitions, hub, everyLabel, fromLabel, toLabel, whenLabel, ...rest } =
    useStrings('StateDiagram', english, props);
  const label = (id: string) => states.find((state) => state.id === id)?.label ?? everyLabel;
  const explained = transitions.some(({ when }) => when);

  const draw = (frame: Frame) => {
    const machine = machineOf(states, transitions, hub);
    const lay = frame.name === 'wide' ? layWide : layNarrow;
    const { height, hub: centre, boxes, arrows, everywhere } = lay(machine, frame);
    return {
      height,
      stops: [],
      marks: (
        <>
          <Arrows arrows={arrows} />
          {everywhere && (
            <>
              <path
                className={drawing.dashed}
                d={d`M${everywhere.left} ${everywhere.y}H${everywhere.right}`}
              />
              <Words
                className={drawing.note}
                x={everywhere.left}
                y={everywhere.y + lineHeight(frame)}
              >
                {everyLabel}
              </Words>
            </>
          )}
          {[centre, ...boxes].map((box) => (
            <StateBox key={box.id} box={box} frame={frame} />
          ))}
        </>
      ),
    };
  };

  return (
    <ChartFrame
      {...rest}
      isEmpty={!states.length}
      table={{
        columns: [fromLabel, toLabel, ...(explained ? [whenLabel] : [])],
        rows: transitions.map(({ from, to, when = '' }) => [
          label(from),
          label(to),
          ...(explained ? [when] : []),
        ]),
        words: 3,
      }}
      draw={draw}
    />
  );
}
