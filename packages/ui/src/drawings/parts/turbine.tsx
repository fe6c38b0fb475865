import * as styles from '../drawing.css';
import { d } from '../path';

export interface TurbineProps {
  x: number;
  /** The sea level it floats on. */
  sea: number;
  /** From the sea up to its hub. */
  height: number;
  /** Length of a blade. */
  blade: number;
  /** Of its blades, in degrees. */
  rotation: number;
  /** Length of the spar it floats on. */
  spar: number;
}

/** A floating wind turbine, standing still. */
export function Turbine({ x, sea, height, blade, rotation, spar }: TurbineProps) {
  const hub = sea - height;
  const shape = d`M-1.5-5C-6-${blade * 0.3}-2-${blade * 0.7} 0-${blade}C3-${blade * 0.6} 3-${blade * 0.25} 1.5-5z`;
  return (
    <>
      <path
        d={
          d`M${x - 5} ${sea - 12}L${x - 2.5} ${hub + 4}h5L${x + 5} ${sea - 12}` +
          d`M${x - 9} ${sea - 12}h18v${spar}h-18z`
        }
      />
      <path className={styles.thin} d={d`M${x - 9} ${sea + 8}h18m-18 ${spar - 32}h18`} />
      <g transform={`translate(${x} ${hub})`}>
        {[0, 120, 240].map((turn) => (
          <path key={turn} transform={`rotate(${rotation + turn})`} d={shape} />
        ))}
        <circle className={styles.solid} r="4.5" />
      </g>
    </>
  );
}
