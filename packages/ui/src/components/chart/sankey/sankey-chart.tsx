import { clsx } from 'clsx';
import * as drawing from '../../../drawing/drawing.css';
import { d, type Point } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import { formatter, withUnit, type ChartAxis } from '../parts/axis';
import { ChartFrame, type ChartProps } from '../parts/chart';
import * as styles from '../parts/chart.css';
import { lineHeight, widthOf, wrap, type Frame } from '../parts/frame';
import { seriesLook } from '../parts/series';
import {
  assertBalance,
  flowsOf,
  placeLinks,
  placeNodes,
  type SankeyFlow,
  type SankeyLink,
  type SankeyNode,
} from './layout';
import { SankeyChart as english } from '../strings';
import { useStrings } from '../../../internal/use-strings';

export interface SankeyChartProps extends ChartProps {
  /** The nodes, from top to bottom in each layer. */
  nodes: readonly SankeyNode[];
  links: readonly SankeyLink[];
  /** The quantity that flows. */
  value: Pick<ChartAxis, 'label' | 'unit' | 'format'>;
  /** Throws if an intermediate node does not balance. @default false */
  strict?: boolean | undefined;
  /** The header of the source column in the table. @default 'From' */
  fromLabel?: string | undefined;
  /** The header of the target column in the table. @default 'To' */
  toLabel?: string | undefined;
}

const bar = 10;

/** A ribbon between two points, horizontal at both ends. */
function ribbon([x, y]: Point, [toX, toY]: Point, breadth: number) {
  const [half, middle] = [breadth / 2, (x + toX) / 2];
  return (
    d`M${x} ${y - half}C${middle} ${y - half} ${middle} ${toY - half} ${toX} ${toY - half}` +
    d`v${breadth}C${middle} ${toY + half} ${middle} ${y + half} ${x} ${y + half}z`
  );
}

/** Shows how a flow divides and joins, each branch as wide as its value. Renders a `<div>`. */
export function SankeyChart(props: SankeyChartProps) {
  const {
    nodes,
    links,
    value,
    strict = false,
    fromLabel,
    toLabel,
    locale,
    ...rest
  } = useStrings('SankeyChart', english, props);
  const write = formatter(value, locale);
  // An empty link has no width to draw; the table still lists it.
  const flowing = links.filter(({ value: each }) => Number.isFinite(each) && each > 0);
  const flows = flowsOf(nodes, flowing, links);
  if (strict) assertBalance(flows);
  const label = (id: string) => nodes.find((node) => node.id === id)?.label ?? id;

  const draw = (frame: Frame) => {
    const wide = frame.name === 'wide';
    const step = lineHeight(frame);
    const layers = Math.max(...flows.map(({ layer }) => layer));
    // Beside the nodes of the last layer, amounts stand on one line.
    const amounts = flows
      .filter(({ layer }) => layer === layers)
      .map(({ through }) => widthOf(write.withUnit(through), frame) * 1.05 + bar + 8);
    const column = Math.max(frame.width * (wide ? 0.3 : 0.36), ...amounts);
    const between = (frame.width - column - bar) / Math.max(1, layers);
    const words = (flow: SankeyFlow) => [
      ...wrap(flow.label, (flow.layer === layers ? column : between) - bar - 8, frame),
      write.withUnit(flow.through),
    ];
    const total = Math.max(
      ...Array.from({ length: layers + 1 }, (_, layer) =>
        flows.reduce((sum, flow) => sum + (flow.layer === layer ? flow.through : 0), 0),
      ),
    );
    const unit = (wide ? 260 : 220) / total;
    const stacked = placeNodes(flows, {
      left: 0,
      step: between,
      top: 2,
      unit,
      words: (flow) => words(flow).length * step,
      gap: 10,
    });
    const height = Math.max(...stacked.map(({ end }) => end)) + 4;
    // Centres the layers that need less height.
    const placed = stacked.map((node) => {
      const own = Math.max(...stacked.map(({ layer, end }) => (layer === node.layer ? end : 0)));
      const shift = (height - 4 - own) / 2;
      const [top, bottom, middle] = [node.top + shift, node.bottom + shift, node.middle + shift];
      return { ...node, top, bottom, middle };
    });
    return {
      height,
      stops: [],
      marks: (
        <>
          {placeLinks(placed, flowing, unit).map(({ tone, source, target, value: each }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two flows may run side by side
            <g key={index} {...seriesLook(tone - 1)}>
              <path
                className={styles.flow}
                d={ribbon([source[0] + bar, source[1]], target, each * unit)}
              />
            </g>
          ))}
          {placed.map((node) => (
            <rect
              key={node.id}
              className={drawing.ink}
              x={Math.round(node.x * 10) / 10}
              y={Math.round(node.top * 10) / 10}
              width={bar}
              height={Math.max(1, Math.round((node.bottom - node.top) * 10) / 10)}
            />
          ))}
          <g className={drawing.halo}>
            {placed.map((node) => {
              const lines = words(node);
              return lines.map((line, index) => (
                <Words
                  // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
                  key={`${node.id} ${index}`}
                  className={clsx(index === lines.length - 1 && drawing.name)}
                  x={node.x + bar + 8}
                  y={node.middle + (index - lines.length / 2 + 0.76) * step}
                >
                  {line}
                </Words>
              ));
            })}
          </g>
        </>
      ),
    };
  };

  return (
    <ChartFrame
      {...rest}
      isEmpty={!flowing.length}
      table={{
        columns: [fromLabel, toLabel, withUnit(value.label, value.unit)],
        rows: links.map((link) => [label(link.from), label(link.to), write.number(link.value)]),
        words: 2,
      }}
      draw={draw}
    />
  );
}
