import { at, circle, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Vessel, vesselOutline } from '../parts/vessel';

export interface VesselSize {
  /** Diameter in metres. */
  diameter: number;
  /** Height from the open base to the top of the dome, m. */
  height: number;
  /** Share of the vessel that holds air, 0 to 1. */
  fill: number;
}

interface ScaledVesselProps extends VesselSize {
  x: number;
  /** The y coordinate of its open base. */
  y: number;
  /** The length of a metre in units of the drawing. */
  metre: number;
}

/** Width below which a vessel is drawn without its wall and water. */
const thinnest = 12;

/** A vessel drawn to scale. */
export function ScaledVessel({ x, y, metre, diameter, height, fill }: ScaledVesselProps) {
  const size = { width: diameter * metre, height: height * metre };
  return size.width < thinnest ? (
    <path
      className={styles.charge}
      transform={at(x, y)}
      d={`${vesselOutline(size.width, size.height)}z`}
    />
  ) : (
    <Vessel {...size} x={x} y={y} fill={fill} />
  );
}

/** The outline of a person of 1.75 m, from the ground up. */
export const person = (metre: number) =>
  circle(0, -1.6 * metre, 0.15 * metre) +
  d`M0 ${-1.45 * metre}V${-0.8 * metre}M${-0.3 * metre} ${-1.2 * metre}h${0.6 * metre}` +
  d`M${-0.25 * metre} 0L0 ${-0.8 * metre}L${0.25 * metre} 0`;
