import { Scene, type SceneProps } from '@hadal/ui/drawing';
import { HeroNarrow } from './hero-narrow';
import { HeroWide } from './hero-wide';
import { sizes } from './hero-scene.css';

export interface HeroLabels {
  /** On the dashed line, such as "200 m, end of sunlight". */
  zone: string;
  air: string;
  airNote: string;
  water: string;
  waterNote: string;
  tether: string;
  tetherNote: string;
  /** At the foot, where the guides are cut off. */
  guides: string;
}

export interface HeroDrawing {
  labels: HeroLabels;
  /** Share of the vessel that holds air where it is drawn, 0 to 1. */
  fill: number;
  /** Metres from the sea level to the base of the vessel, to 600. */
  depth: number;
  /** Metres to its base in the dock. */
  dockDepth: number;
  /** Metres to the dashed line. */
  zoneDepth: number;
}

export interface HeroSceneProps extends SceneProps, HeroDrawing {}

/**
 * A vessel on its way up between the guides of a floating hub. Its sea level lies 200/1440 of its
 * width under its top, in the narrow version 96/390. Renders a `<div role="img">`.
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
