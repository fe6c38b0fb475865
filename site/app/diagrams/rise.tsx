import { RiseScene } from '@hadal/illustrations';
import { drawnStations, stroke } from '../model';

interface RiseProps {
  /** Position of the vessel: 0 is the start of its rise, 5 the dock. */
  station: 0 | 1 | 2 | 3 | 4 | 5;
  title: string;
}

/** Draws the stroke for the head of a page, with the air in the vessel computed by the model. */
export function Rise({ station, title }: RiseProps) {
  const { depth, fill } = drawnStations[station]!;
  return <RiseScene title={title} fill={fill} risen={(stroke.startM - depth) / stroke.wayM} />;
}
