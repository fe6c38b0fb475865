import { circle, d, polyline, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { chart } from '../charts/chart.css';
import { greatCircle, type Place } from './great-circle';

export interface MapNode extends Place {
  name: string;
  /** The side of the node on which its name fits. @default 'below' */
  side?: 'above' | 'below' | undefined;
}

export interface MapLine {
  /** The name of the node where it starts; `to` is the other end. */
  from: string;
  to: string;
  /** The label beside the line, such as its length. */
  label: string;
  /**
   * The side of the line on which its label fits; a steep line has room on both. @default 'above'
   */
  side?: 'above' | 'below' | undefined;
}

export interface SeaMapSceneProps extends SceneProps {
  nodes: readonly MapNode[];
  /** Links between nodes, drawn as great circles, dotted like cables. */
  lines: readonly MapLine[];
  /** A reference length and its label. */
  scale: { km: number; label: string };
}

const width = 440;
const margin = 34;
const KM_OF_DEGREE = 111.2;

/**
 * Distant nodes on one sea, the lines between them and a scale bar. Renders a `<div role="img">`.
 */
export function SeaMapScene({ nodes, lines, scale, ...rest }: SeaMapSceneProps) {
  const east = nodes.map(({ longitude }) => longitude);
  const north = nodes.map(({ latitude }) => latitude);
  const [west, top, bottom] = [Math.min(...east), Math.max(...north), Math.min(...north)];
  const across = (width - 2 * margin) / (Math.max(...east) - west);
  // True to scale at the map's middle latitude, where a degree of longitude is this much shorter.
  const down = across / Math.cos(((top + bottom) / 2) * (Math.PI / 180));
  const point = ({ longitude, latitude }: Place) =>
    [margin + (longitude - west) * across, 44 + (top - latitude) * down] as const;
  const foot = 44 + (top - bottom) * down + 40;
  const parallels = [0, 10, 20, 30, 40, 50].filter(
    (latitude) => latitude > bottom - 12 && latitude < top + 12,
  );
  const at = new Map(nodes.map((node) => [node.name, node]));

  return (
    <Scene {...rest}>
      <svg viewBox={`0 0 ${width} ${Math.round(foot + 40)}`} className={chart}>
        <path
          className={styles.grid}
          d={parallels
            .map((latitude) => d`M0 ${point({ latitude, longitude: west })[1]}H${width}`)
            .join('')}
        />
        {lines.map(({ from, to, label, side }) => {
          const way = greatCircle(at.get(from)!, at.get(to)!).map(point);
          const [first, middle, last] = [way[0]!, way[way.length / 2 - 0.5]!, way.at(-1)!];
          const steep = Math.abs(last[1] - first[1]) > Math.abs(last[0] - first[0]);
          return (
            <g key={label} className={styles.halo}>
              <path className={styles.cable} d={polyline(way)} />
              <Words
                className={steep ? undefined : styles.middle}
                x={middle[0] + (steep ? 9 : 0)}
                y={middle[1] + (steep ? 0 : side === 'below' ? 24 : -8)}
              >
                {label}
              </Words>
            </g>
          );
        })}
        <path
          className={styles.charge}
          d={nodes.map((node) => circle(...point(node), 5)).join('')}
        />
        <g className={styles.name}>
          {nodes.map((node) => {
            const [x, y] = point(node);
            // At the map's edge, aligns the name to its end.
            const isLast = x > width - 2 * margin;
            return (
              <Words
                key={node.name}
                className={isLast ? styles.end : styles.middle}
                x={isLast ? width : x}
                y={y + (node.side === 'above' ? -14 : 24)}
              >
                {node.name}
              </Words>
            );
          })}
        </g>
        <path
          className={styles.curve}
          d={d`M0 ${foot + 16}v10h${(scale.km / KM_OF_DEGREE) * down}v-10`}
        />
        <Words className={styles.note} x={(scale.km / KM_OF_DEGREE) * down + 12} y={foot + 26}>
          {scale.label}
        </Words>
      </svg>
    </Scene>
  );
}
