/** A node through which something flows. */
export interface SankeyNode {
  id: string;
  label: string;
  /** The colour of its inflow, one of five. @default 1 */
  tone?: 1 | 2 | 3 | 4 | 5 | undefined;
}

export interface SankeyLink {
  from: string;
  to: string;
  /** The amount, above 0. */
  value: number;
}

/** Returns the number of links between each node and a source; undefined if they run in a circle. */
function layersOf(nodes: readonly SankeyNode[], links: readonly SankeyLink[]) {
  const layers = new Map(nodes.map(({ id }) => [id, 0]));
  for (const { from, to } of links) {
    for (const id of [from, to]) {
      if (!layers.has(id)) throw new Error(`A flow names "${id}", which is none of the nodes.`);
    }
  }
  // Each round fixes at least one layer, so more rounds than nodes mean a cycle.
  for (let round = 0, moved = true; moved; round++) {
    if (round > nodes.length) return undefined;
    moved = false;
    for (const { from, to } of links) {
      if (layers.get(to)! > layers.get(from)!) continue;
      layers.set(to, layers.get(from)! + 1);
      moved = true;
    }
  }
  return layers;
}

const sum = (links: readonly SankeyLink[]) => links.reduce((total, { value }) => total + value, 0);

/**
 * Returns the inflow and outflow of each node, and its layer, in which links without a flow keep it
 * if they can.
 */
export function flowsOf(
  nodes: readonly SankeyNode[],
  links: readonly SankeyLink[],
  all: readonly SankeyLink[] = links,
) {
  const layers = layersOf(nodes, all) ?? layersOf(nodes, links);
  if (!layers) throw new Error('The flows run in a circle; a Sankey diagram cannot.');
  return nodes.map((node) => {
    const [into, out] = [
      links.filter(({ to }) => to === node.id),
      links.filter(({ from }) => from === node.id),
    ];
    const [inflow, outflow] = [sum(into), sum(out)];
    return {
      ...node,
      into,
      out,
      inflow,
      outflow,
      through: Math.max(inflow, outflow),
      layer: layers.get(node.id)!,
    };
  });
}

export type SankeyFlow = ReturnType<typeof flowsOf>[number];

/** Throws if a node's inflow and outflow differ by more than rounding. */
export function assertBalance(flows: readonly SankeyFlow[]) {
  for (const { label, inflow, outflow, into, out } of flows) {
    const between = into.length > 0 && out.length > 0;
    if (between && Math.abs(inflow - outflow) > 1e-6 * Math.max(inflow, outflow)) {
      throw new Error(
        `"${label}" takes in ${inflow} and gives out ${outflow}: what flows must be conserved. ` +
          'Add the missing flow, or correct a value.',
      );
    }
  }
}

export interface PlacedNode extends SankeyFlow {
  x: number;
  top: number;
  bottom: number;
  /** The centre and the end of the node's room, which includes its label. */
  middle: number;
  end: number;
}

interface Room {
  left: number;
  /** Distance from one layer to the next. */
  step: number;
  top: number;
  /** Height of one unit of flow. */
  unit: number;
  /** The height of a node's label. */
  words: (node: SankeyFlow) => number;
  gap: number;
}

/** Stacks the nodes of each layer in the given order, with room for flows and labels. */
export function placeNodes(flows: readonly SankeyFlow[], room: Room): PlacedNode[] {
  const heights = new Map<number, number>();
  return flows.map((flow) => {
    const slot = Math.max(flow.through * room.unit, room.words(flow));
    const before = heights.get(flow.layer) ?? room.top;
    heights.set(flow.layer, before + slot + room.gap);
    const middle = before + slot / 2;
    const half = (flow.through * room.unit) / 2;
    return {
      ...flow,
      x: room.left + flow.layer * room.step,
      middle,
      end: before + slot,
      top: middle - half,
      bottom: middle + half,
    };
  });
}

/** Places the ends of each flow on the edges of its source and target, stacked. */
export function placeLinks(
  nodes: readonly PlacedNode[],
  links: readonly SankeyLink[],
  unit: number,
) {
  const find = (id: string) => nodes.find((node) => node.id === id)!;
  /** Returns the middle of a flow on one side of a node, from the node's top. */
  const offset = (among: readonly SankeyLink[], link: SankeyLink, other: 'from' | 'to') => {
    const sorted = among.toSorted(
      (one, next) => find(one[other]).middle - find(next[other]).middle,
    );
    return (sum(sorted.slice(0, sorted.indexOf(link))) + link.value / 2) * unit;
  };
  return links.map((link) => {
    const [source, target] = [find(link.from), find(link.to)];
    return {
      ...link,
      tone: target.tone ?? 1,
      source: [source.x, source.top + offset(source.out, link, 'to')] as const,
      target: [target.x, target.top + offset(target.into, link, 'from')] as const,
    };
  });
}
