import { at, circle, d, type Point, Scene, type SceneProps, smooth } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import * as head from './head.css';
import { plans, type SeaPlan } from './sea-plan';

export interface PlanSceneProps extends SceneProps {
  /** The name of the chart to draw. */
  plan: keyof typeof plans;
}

const foot = 228;

/**
 * A chart of the sea in plan, with isobaths and possible floating structures, below the words of a
 * page head: for a page on a project. Renders a `<div role="img">`.
 */
export function PlanScene({ plan, ...rest }: PlanSceneProps) {
  const { hub, hubs, cables, turbines, islands, town, twin }: SeaPlan = plans[plan];
  return (
    <Scene {...rest}>
      <svg viewBox="0 -180 1440 420" className={head.steady}>
        <path className={styles.grid} d={meridians} />
        <path className={styles.thin} d={isobaths} />
        {islands && <path className={styles.surface} d={islands.map(coast).join('')} />}
        <path
          className={styles.dotted}
          d={cables.map(([[x, y], [toX, toY]]) => d`M${x} ${y}L${toX} ${toY}`).join('')}
        />
        {turbines && (
          <path
            d={turbines.map(([x, y]) => d`M${x} ${y}v-13M${x} ${y}l11 7M${x} ${y}l-11 7`).join('')}
          />
        )}
        {hubs.map(([x, y]) => (
          <path key={x} className={styles.solid} transform={at(x, y)} d={smallHub} />
        ))}
        {town && <Town at={hub} />}
        {twin && (
          <path className={clsx(styles.thin, styles.dashed)} transform={at(...twin)} d={hubPlan} />
        )}
        <g transform={at(...hub)}>
          <path className={clsx(styles.thin, styles.dashDotted)} d={spread} />
          <path className={styles.solid} d={hubPlan} />
          <path className={styles.charge} d={vessels} />
        </g>
        <path className={styles.blank} d={d`M-800 ${foot}H2240v14H-800z`} />
        <path d={d`M-800 ${foot}H2240M-800 ${foot + 10}H2240`} />
        <path className={styles.ink} d={border} />
      </svg>
    </Scene>
  );
}

/** The deck with a column at each corner. */
const deck =
  d`M-46-16H46V16H-46z` + [-46, 46].map((x) => circle(x, -16, 6) + circle(x, 16, 6)).join('');
/** Six vessels along each side of the deck, seen from above. */
const vessels = [-35, -21, -7, 7, 21, 35].map((x) => circle(x, -28, 5) + circle(x, 28, 5)).join('');
const hubPlan = deck + vessels;
const smallHub = d`M-13-9H13V9H-13zM-13 0H13`;
/** Eight mooring lines with their anchors. */
const spread = [22, 68, 112, 158, 202, 248, 292, 338]
  .map((degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return d`M${x * 50} ${y * 30}L${x * 150} ${y * 92}` + circle(x * 150, y * 92, 3);
  })
  .join('');

/** Six floating quarters in a ring, tied to one another. */
function Town({ at: [x, y] }: { at: Point }) {
  const quarters = [0, 60, 120, 180, 240, 300].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + 190 * Math.cos(angle), y + 78 * Math.sin(angle)];
  });
  return (
    <>
      <ellipse className={styles.thin} cx={x} cy={y} rx="190" ry="78" />
      <path
        className={styles.solid}
        d={quarters.map(([qx, qy]) => circle(qx, qy, 26) + circle(qx, qy, 14)).join('')}
      />
    </>
  );
}

/** An uneven closed coastline. */
function coast([x, y, width]: readonly [...Point, number]) {
  const shape = [1, 0.82, 0.94, 0.7, 0.9, 1.05, 0.76, 0.92];
  return smooth(
    shape.map((reach, index): Point => {
      const angle = (index / shape.length) * 2 * Math.PI;
      return [
        x + (width / 2) * reach * Math.cos(angle),
        y + width * 0.28 * reach * Math.sin(angle),
      ];
    }),
    true,
  );
}

// What repeats is drawn with the same relative commands each time, which compress to almost nothing.

/** One isobath from the origin on, in steps of 116, that repeats after 1624: beyond most windows. */
const isobath = smooth(
  Array.from({ length: 30 }, (_, index): Point => {
    const angle = (index / 14) * 2 * Math.PI;
    return [index * 116, 13 * Math.sin(2 * angle) + 9 * Math.sin(5 * angle)];
  }),
).slice('M0 0'.length);
/** Isobaths, further apart with depth, each a step to the left of the one above. */
const isobaths = [30, 66, 112, 168, 224]
  .map((depth, row) => `${d`M${-720 - row * 116} ${depth}`}${isobath}`)
  .join('');
const meridians = d`M-720 0` + d`v${foot}m240-${foot}`.repeat(13);
const border = d`M-720 ${foot}` + 'h120v10h-120zm240 0'.repeat(13);
