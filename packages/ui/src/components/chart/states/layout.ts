import { lineHeight, wrap, type Frame } from '../parts/frame';
import { splitAt, type Machine, type MachineState, type Ways } from './machine';

/** A laid-out state. */
export interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  label: readonly string[];
  note: readonly string[];
}

/** A line between two points, with arrowheads at the ends it leads to. */
export interface Arrow extends Ways {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

const leads = ({ there, back }: Ways) => there || back;

export interface Drawing {
  height: number;
  hub: Box;
  boxes: readonly Box[];
  arrows: readonly Arrow[];
  /** The line below all states that stands for every state, if any transition starts from all. */
  everywhere?: { y: number; left: number; right: number } | undefined;
}

const padding = 12;
/** Room for the arrowheads of a two-way line. */
const gap = 26;
const arrow = 64;

function boxOf(state: MachineState, x: number, y: number, width: number, frame: Frame): Box {
  const room = width - 2 * padding;
  const label = wrap(state.label, room, frame);
  const note = state.note ? wrap(state.note, room, frame) : [];
  const height = (label.length + note.length) * lineHeight(frame) + 2 * padding - 4;
  return { id: state.id, x, y, width, height, label, note };
}

/** Lays out states in a column. */
function column(
  states: readonly MachineState[],
  x: number,
  y: number,
  width: number,
  frame: Frame,
) {
  const boxes: Box[] = [];
  for (const state of states) {
    const last = boxes.at(-1);
    boxes.push(boxOf(state, x, last ? last.y + last.height + gap : y, width, frame));
  }
  return boxes;
}

const foot = (boxes: readonly Box[]) => Math.max(...boxes.map(({ y, height }) => y + height));
const middle = ({ y, height }: Box) => y + height / 2;

/** Spreads the states of the shorter column to the height of the longer one. */
function stretch(boxes: readonly Box[], bottom: number): Box[] {
  const free = bottom - foot(boxes);
  return boxes.map((box, index) => ({
    ...box,
    y: box.y + (free * (index + 0.5)) / boxes.length,
  }));
}

function ties(machine: Machine, boxes: readonly Box[]): Arrow[] {
  return machine.ties.map(({ upper, lower, there, back }) => {
    const [one, next] = [upper, lower].map((id) => boxes.find((box) => box.id === id)!);
    const x = one!.x + one!.width / 2;
    return { from: [x, one!.y + one!.height], to: [x, next!.y], there, back };
  });
}

/** Lays out the hub between two columns, at their full height. */
export function layWide(machine: Machine, frame: Frame): Drawing {
  const hubWidth = 128;
  const side = (frame.width - hubWidth) / 2 - arrow;
  const split = splitAt(machine);
  const right = frame.width - side;
  const columns = [
    column(machine.spokes.slice(0, split), 0, 1, side, frame),
    column(machine.spokes.slice(split), right, 1, side, frame),
  ].filter((boxes) => boxes.length);
  const bottom = Math.max(80, ...columns.map(foot));
  const spokes = columns.flatMap((boxes) => stretch(boxes, bottom));
  const hub = {
    ...boxOf(machine.hub, side + arrow, 1, hubWidth, frame),
    height: bottom - 1,
  };
  const arrows = spokes.map((box, index): Arrow => {
    const { there, back } = machine.spokes[index]!;
    const [start, end] = box.x === 0 ? [hub.x, box.x + box.width] : [hub.x + hub.width, box.x];
    return { from: [start, middle(box)], to: [end, middle(box)], there, back };
  });
  return below(machine, frame, {
    hub,
    boxes: spokes,
    arrows: [...arrows.filter(leads), ...ties(machine, spokes)],
  });
}

/** Lays out the hub on top, with a stem to the states below it. */
export function layNarrow(machine: Machine, frame: Frame): Drawing {
  const stem = 14;
  const left = stem + arrow / 2 + 8;
  const hub = boxOf(machine.hub, 1, 1, frame.width - 2, frame);
  const boxes = column(
    machine.spokes,
    left,
    hub.y + hub.height + gap,
    frame.width - left - 1,
    frame,
  );
  const arrows = boxes.flatMap((box, index): Arrow[] => {
    const { there, back } = machine.spokes[index]!;
    // An arrowhead here would point past the stem, so one at the hub serves all returns.
    return leads({ there, back })
      ? [{ from: [stem, middle(box)], to: [box.x, middle(box)], there, back: false }]
      : [];
  });
  const last = boxes.findLast((_, index) => leads(machine.spokes[index]!));
  const trunk: Arrow = {
    from: [stem, hub.y + hub.height],
    to: [stem, last ? middle(last) : hub.y + hub.height],
    there: false,
    back: machine.spokes.some((spoke) => spoke.back),
  };
  return below(machine, frame, { hub, boxes, arrows: [trunk, ...arrows, ...ties(machine, boxes)] });
}

/** Lays out the states reachable from every state, below a line that stands for all. */
function below(
  { anywhere }: Machine,
  frame: Frame,
  { hub, boxes, arrows }: Pick<Drawing, 'hub' | 'boxes' | 'arrows'>,
): Drawing {
  const bottom = foot([hub, ...boxes]);
  if (!anywhere.length) return { height: bottom + 1, hub, boxes, arrows };
  const line = bottom + gap;
  const width = Math.min(250, frame.width - 2);
  const x = (frame.width - width) / 2;
  const last = column(anywhere, x, line + gap + lineHeight(frame), width, frame);
  const [first, ...others] = last;
  // A stem passes the first state on the side that the line's label leaves free.
  const stem = x + width + gap;
  const end = others.at(-1);
  return {
    height: foot(last) + 1,
    hub,
    boxes: [...boxes, ...last],
    arrows: [
      ...arrows,
      { from: [x + width / 2, line], to: [x + width / 2, first!.y], there: true, back: false },
      ...(end
        ? [{ from: [stem, line], to: [stem, middle(end)], there: false, back: false } as const]
        : []),
      ...others.map((box): Arrow => {
        const y = middle(box);
        return { from: [stem, y], to: [x + width, y], there: true, back: false };
      }),
    ],
    everywhere: { y: line, left: 1, right: frame.width - 1 },
  };
}
