import { d, type Point, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { arrowhead, Label } from '../parts/annotation';
import { plate } from '../parts/plate.css';

export interface HeatStorePart {
  name: string;
  note: string;
}

export interface HeatStoreSceneProps extends SceneProps {
  /** Share of the hot tanks that is full, 0 to 1; the cold ones hold the rest. */
  charged: number;
  cold: HeatStorePart;
  hot: HeatStorePart;
  exchanger: HeatStorePart;
  /** The air before the exchanger and behind it. */
  air: { hot: string; cold: string };
}

/**
 * A store of heat in two groups of tanks, cut open: while it charges, water runs from the cold group
 * past the hot air into the hot one. Renders a `<div role="img">`.
 */
export function HeatStoreScene({
  charged,
  cold,
  hot,
  exchanger,
  air,
  ...rest
}: HeatStoreSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 0 1000 370" className={plate.wide}>
        <Cutaway at={[40, 90]} level={1 - charged} />
        <Cutaway at={[740, 90]} level={charged} isHot />
        <path d="M260 250H420M580 250H740" />
        <path className={styles.solid} d="M420 210h160v80H420z" />
        <path className={styles.thin} d="M420 250h20l12-22 24 44 24-44 24 44 24-44 12 22h20" />
        <path className={styles.flow} d="M540 96V200M460 300V350" />
        <path
          className={styles.charge}
          d={arrowhead(540, 204, 'down', 14) + arrowhead(460, 354, 'down', 14)}
        />
        <path
          className={styles.solid}
          d={arrowhead(350, 250, 'right', 14) + arrowhead(670, 250, 'right', 14)}
        />
        <Words className={styles.note} x={556} y={110}>
          {air.hot}
        </Words>
        <g className={styles.end}>
          <Words className={styles.note} x={444} y={344}>
            {air.cold}
          </Words>
        </g>
        <Label x={40} y={34} {...cold} width={30} />
        <Label x={380} y={34} {...exchanger} width={24} />
        <Label x={740} y={34} {...hot} width={30} />
      </svg>
      <svg viewBox="0 0 350 760" className={plate.narrow}>
        <Label x={0} y={20} {...cold} width={36} />
        <Cutaway at={[0, 74]} level={1 - charged} />
        <path d="M110 294V370M110 450V540" />
        <path className={styles.solid} d="M40 370h140v80H40z" />
        <path className={styles.thin} d="M110 370v10l-40 8 80 14-80 14 80 14-40 10v10" />
        <path className={styles.flow} d="M330 392H200M180 434H316" />
        <path
          className={styles.charge}
          d={`M188 392l14-8v16z${arrowhead(330, 434, 'right', 14)}`}
        />
        <Words className={styles.note} x={214} y={380}>
          {air.hot}
        </Words>
        <Words className={styles.note} x={214} y={424}>
          {air.cold}
        </Words>
        <path
          className={styles.solid}
          d={arrowhead(110, 336, 'down', 14) + arrowhead(110, 500, 'down', 14)}
        />
        <Label x={130} y={316} {...exchanger} width={26} />
        <Cutaway at={[0, 540]} level={charged} isHot />
        <Label x={130} y={486} {...hot} width={26} />
      </svg>
    </Scene>
  );
}

const tank = { width: 220, height: 220, wall: 12 };

interface CutawayProps {
  at: Point;
  /** Share of the tank that holds water, 0 to 1. */
  level: number;
  isHot?: boolean;
}

/** A tank in section: its insulated wall, and the water in it. */
function Cutaway({ at: [x, y], level, isHot = false }: CutawayProps) {
  const { width, height, wall } = tank;
  const depth = level * (height - 2 * wall);
  const surface = y + height - wall - depth;
  const ripples = [0.24, 0.5, 0.76].map(
    (share, row) =>
      d`M${x + wall + 14 + row * 9} ${surface + share * depth}h${width - 2 * wall - 34 - row * 6}`,
  );
  return (
    <>
      <path className={styles.surface} d={d`M${x} ${y}h${width}v${height}h-${width}z`} />
      <path
        className={styles.blank}
        d={d`M${x + wall} ${y + wall}h${width - 2 * wall}v${height - 2 * wall}h-${width - 2 * wall}z`}
      />
      <path
        className={isHot ? styles.charge : styles.canvas}
        d={d`M${x + wall} ${surface}h${width - 2 * wall}v${depth}h-${width - 2 * wall}z`}
      />
      {!isHot && <path className={clsx(styles.thin, styles.longDashed)} d={ripples.join('')} />}
      <path
        d={d`M${x + wall} ${y + wall}h${width - 2 * wall}v${height - 2 * wall}h-${width - 2 * wall}z`}
      />
    </>
  );
}
