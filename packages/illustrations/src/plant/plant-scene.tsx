import { Scene, type SceneProps } from '@hadal/ui/drawing';
import type { DepthTick } from '../stroke/stroke-figure-scene';
import { PlantNarrow } from './plant-narrow';
import { sizes } from './plant-scene.css';
import { PlantWide } from './plant-wide';

export interface PlantDrawing {
  /** Shares of the vessels that hold air, from the dock down, 0 to 1. */
  fills: readonly [number, number, number];
  /** Depth of a vessel's base in the dock, m. */
  dockDepth: number;
  /** Depth of the sea bed, m. */
  seabed: number;
  /** Depths marked with a line. */
  ticks: readonly DepthTick[];
}

export interface PlantSceneProps extends SceneProps, PlantDrawing {}

/**
 * A plant from the shore to the sea bed, its horizontal scale compressed. It numbers nine parts:
 * wind farm, platform, thermal store, dock and riser, vessel, tether with its sheave, bags on their
 * ballast, export cable, shore station. Renders a `<div role="img">`.
 */
export function PlantScene({ fills, dockDepth, seabed, ticks, ...rest }: PlantSceneProps) {
  const drawing = { fills, dockDepth, seabed, ticks };
  return (
    <Scene {...rest}>
      <PlantWide {...drawing} className={sizes.wide} />
      <PlantNarrow {...drawing} className={sizes.narrow} />
    </Scene>
  );
}
