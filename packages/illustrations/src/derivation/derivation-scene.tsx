import { d, type Point, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Label } from '../parts/annotation';
import { arrange, type DerivedEquation, nearest, restsOn } from './arrange';
import * as tree from './derivation-scene.css';

export interface DerivationSceneProps extends SceneProps {
  /** In any order; those drawn beside each other keep it. */
  equations: readonly DerivedEquation[];
  /** The symbol of the equation to which the heavy lines lead. */
  goal: string;
}

/**
 * Equations in the order in which they follow from each other, with a line from each to those that
 * rest on it next. A narrow drawing shows symbols alone, from the top down. Renders a `<div role="img">`.
 */
export function DerivationScene({ equations, goal, ...rest }: DerivationSceneProps) {
  return (
    <Scene {...rest}>
      <Tree equations={equations} goal={goal} {...across} className={tree.sizes.wide} />
      <Tree equations={equations} goal={goal} {...down} className={tree.sizes.narrow} />
    </Scene>
  );
}

/** Layouts: the size of a box, the distance of neighbours, and that of ranks. */
const across = { isAcross: true, width: 1000, box: [170, 66], pitch: 84, step: 207.5 } as const;
const down = { isAcross: false, width: 350, box: [42, 32], pitch: 50, step: 88 } as const;

type TreeProps = Pick<DerivationSceneProps, 'equations' | 'goal'> & { className: string } & (
    typeof across | typeof down
  );

function Tree({ equations, goal, isAcross, width, box, pitch, step, className }: TreeProps) {
  const [boxWidth, boxHeight] = box;
  const ranks = arrange(equations);
  const longest = Math.max(...ranks.map(({ length }) => length)) * pitch;
  const breadth = isAcross ? longest : Math.max(width, longest);
  /** The centre of each box. */
  const places = new Map(
    ranks.flatMap((rank, at) =>
      rank.map(({ symbol }, index) => {
        const beside = breadth / 2 + (index - (rank.length - 1) / 2) * pitch;
        const along = at * step + (isAcross ? boxWidth : boxHeight) / 2;
        const centre: Point = isAcross ? [along, beside] : [beside, along];
        return [symbol, centre] as const;
      }),
    ),
  );
  const needed = restsOn(equations, goal);
  const link = (from: string, to: string) => {
    const [[x1, y1], [x2, y2]] = [places.get(from)!, places.get(to)!];
    if (!isAcross) {
      const [start, end] = [y1 + boxHeight / 2, y2 - boxHeight / 2];
      return d`M${x1} ${start}C${x1} ${start + 36} ${x2} ${end - 36} ${x2} ${end}`;
    }
    const [start, end] = [x1 + boxWidth / 2, x2 - boxWidth / 2];
    return d`M${start} ${y1}C${start + 34} ${y1} ${end - 34} ${y2} ${end} ${y2}`;
  };
  const links = (isHeavy: boolean) =>
    equations
      .flatMap((equation) =>
        nearest(equations, equation)
          .filter((each) => (needed.has(equation.symbol) && needed.has(each)) === isHeavy)
          .map((each) => link(each, equation.symbol)),
      )
      .join('');
  const height = isAcross ? breadth : (ranks.length - 1) * step + boxHeight;
  return (
    <svg viewBox={`0 -1 ${isAcross ? width : breadth} ${height + 2}`} className={className}>
      <path className={styles.thin} d={links(false)} />
      <path className={styles.curve} d={links(true)} />
      {equations.map(({ symbol, name }) => {
        const [x, y] = places.get(symbol)!;
        const [left, top] = [x - boxWidth / 2, y - boxHeight / 2];
        return (
          <g key={symbol} className={symbol === goal ? tree.goal : undefined}>
            <path
              className={clsx(
                symbol === goal ? styles.charge : styles.solid,
                !needed.has(symbol) && styles.thin,
              )}
              d={d`M${left} ${top}h${boxWidth}v${boxHeight}h-${boxWidth}z`}
            />
            {isAcross ? (
              <Label x={left + 10} y={top + 19} name={symbol} note={name} width={22} />
            ) : (
              <Words className={clsx(styles.name, styles.middle)} x={x} y={y + 5}>
                {symbol}
              </Words>
            )}
          </g>
        );
      })}
    </svg>
  );
}
