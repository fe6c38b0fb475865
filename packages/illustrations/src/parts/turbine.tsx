import { at, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';

export interface TurbineProps {
  x: number;
  /** The height of the sea level. */
  sea: number;
  /** The height of its hub above the sea. */
  height: number;
  /** Length of a blade. */
  blade: number;
  /** Rotation of the blades, in degrees. */
  rotation: number;
  /** Length of the floating spar. */
  spar: number;
}

/** A floating wind turbine, standing still. */
export function Turbine({ x, sea, height, blade, rotation, spar }: TurbineProps) {
  const shape = d`M-1.5-5C-6-${blade * 0.3}-2-${blade * 0.7} 0-${blade}C3-${blade * 0.6} 3-${blade * 0.25} 1.5-5z`;
  return (
    <g transform={at(x, sea)}>
      <path d={d`M-5-12L-2.5 ${4 - height}h5L5-12M-9-12H9v${spar}H-9z`} />
      <path className={styles.thin} d={d`M-9 8H9M-9 ${spar - 24}H9`} />
      <g transform={at(0, -height)}>
        {[0, 120, 240].map((turn) => (
          <path key={turn} transform={`rotate(${rotation + turn})`} d={shape} />
        ))}
        <circle className={styles.solid} r="4.5" />
      </g>
    </g>
  );
}
