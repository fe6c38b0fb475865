import { Scene, type SceneProps } from '@hadal/ui/drawing';
import { HeroNarrow } from './hero-narrow';
import { HeroWide } from './hero-wide';
import { sizes } from './hero-scene.css';

export interface HeroLabels {
  /** The label of the dashed line, such as "200 m, end of sunlight". */
  zone: string;
  air: string;
  airNote: string;
  water: string;
  waterNote: string;
  tether: string;
  tetherNote: string;
  /** The label at the bottom, where the guides are cut off. */
  guides: string;
}

export interface HeroDrawing {
  labels: HeroLabels;
  /** Share of the vessel that holds air at the drawn position, 0 to 1. */
  fill: number;
  /** Depth of the vessel's base, m, up to 600. */
  depth: number;
  /** Depth of its base in the dock, m. */
  dockDepth: number;
  /** Depth of the dashed line, m. */
  zoneDepth: number;
}

export interface HeroSceneProps extends SceneProps, HeroDrawing {}

/**
 * A vessel on its way up between the guides of a floating hub. Its sea level is 200/1440 of the
 * width below the top, 96/390 in the narrow version. Renders a `<div role="img">`.
 */
export function HeroScene({ labels, fill, depth, dockDepth, zoneDepth, ...rest }: HeroSceneProps) {
  const drawing = { labels, fill, depth, dockDepth, zoneDepth };
  return (
    <Scene {...rest}>
      <HeroWide {...drawing} className={sizes.wide} />
      <HeroNarrow {...drawing} className={sizes.narrow} />
    </Scene>
  );
}
