import { d, Scene, type SceneProps } from '@hadal/ui/drawing';
import { Ground } from '../parts/annotation';
import { Vessel } from '../parts/vessel';

export interface StrokeCardSceneProps extends SceneProps {
  /** Shares of the vessel that hold air, at the start, on the way and in the dock, 0 to 1. */
  fills: readonly [number, number, number];
}

const sea = 26;
const bed = 236;
const guides = 31;
const stations = [
  { x: 70, y: 208 },
  { x: 180, y: 166 },
  { x: 290, y: 124 },
];

/** Three moments of one stroke, without words, 360 by 250. Renders a `<div role="img">`. */
export function StrokeCardScene({ fills, ...rest }: StrokeCardSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 0 360 250">
        <path
          d={
            d`M0 ${sea}h360` +
            stations
              .flatMap(({ x }) => [x - guides, x + guides])
              .map((x) => d`M${x} 10V${bed}`)
              .join('')
          }
        />
        {stations.map(({ x, y }, index) => (
          <Vessel
            key={x}
            x={x}
            y={y}
            width={44}
            height={82}
            fill={fills[index]!}
            guides={guides}
            tether={bed}
          />
        ))}
        <Ground y={bed} width={360} />
      </svg>
    </Scene>
  );
}
