/** A state of the machine. */
export interface MachineState {
  id: string;
  label: string;
  /** A description of the state, in a few words. */
  note?: string | undefined;
}

/** A transition between two states. */
export interface MachineTransition {
  /** The `id` of a state, or `*` for every state. */
  from: string;
  to: string;
  /** The condition of the transition; shown in the table. */
  when?: string | undefined;
}

/**
 * The directions of a line between two states: `there` from the first to the second, `back` the
 * reverse.
 */
export interface Ways {
  there: boolean;
  back: boolean;
}

/** A machine laid out for drawing: two columns beside the hub, and one for emergencies. */
export interface Machine {
  hub: MachineState;
  /** The states linked to the hub; `there` leads away from the hub. */
  spokes: readonly (MachineState & Ways)[];
  /** Links between neighbouring spokes; `there` leads downward. */
  ties: readonly (Ways & { upper: string; lower: string })[];
  /** States reachable from every state. */
  anywhere: readonly MachineState[];
}

const everywhere = '*';

/** Sorts states and transitions for the drawing; throws if a transition cannot be drawn. */
export function machineOf(
  states: readonly MachineState[],
  transitions: readonly MachineTransition[],
  hub: string,
): Machine {
  const find = (id: string) => {
    const found = states.find((state) => state.id === id);
    if (!found) throw new Error(`StateDiagram: there is no state "${id}".`);
    return found;
  };
  for (const { from, to } of transitions) {
    find(to);
    if (from !== everywhere) find(from);
  }
  const has = (from: string, to: string) =>
    transitions.some((transition) => transition.from === from && transition.to === to);
  const anywhere = states.filter(({ id }) => id !== hub && has(everywhere, id));
  const spokes = states
    .filter((state) => state.id !== hub && !anywhere.includes(state))
    .map((state) => ({
      ...state,
      there: has(hub, state.id),
      back: has(state.id, hub) || has(everywhere, hub),
    }));

  const ties: (Ways & { upper: string; lower: string })[] = [];
  for (const { from, to } of transitions) {
    const isBelow = anywhere.some(({ id }) => from === id || (from === everywhere && to === hub));
    if (!isBelow && (from === everywhere || from === hub || to === hub)) continue;
    const [first, second] = [from, to].map((id) => spokes.findIndex((spoke) => spoke.id === id));
    if (isBelow || Math.abs(first! - second!) !== 1 || first! < 0 || second! < 0) {
      throw new Error(
        `StateDiagram: no line can be drawn from "${from}" to "${to}". States that lead to each other past the hub stand one after the other in \`states\`, and none leads on from a state that follows from every one.`,
      );
    }
    const [upper, lower] = first! < second! ? [from, to] : [to, from];
    if (ties.some((tie) => tie.upper === upper)) continue;
    ties.push({ upper, lower, there: has(upper, lower), back: has(lower, upper) });
  }
  return { hub: find(hub), spokes, ties, anywhere };
}

/** Returns the number of spokes before the hub: about half, so that no tie crosses it. */
export function splitAt({ spokes, ties }: Machine): number {
  const tied = (index: number) => ties.some(({ upper }) => upper === spokes[index - 1]?.id);
  const half = Math.ceil(spokes.length / 2);
  return [half, half - 1, half + 1].find((index) => !tied(index)) ?? half;
}
