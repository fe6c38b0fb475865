import { Scene, type SceneProps } from '@hadal/ui/drawing';
import { StrokeFigureNarrow } from './stroke-figure-narrow';
import { sizes } from './stroke-figure-scene.css';
import { StrokeFigureWide } from './stroke-figure-wide';

export interface StrokeStation {
  /** Metres from the sea level to the base of the vessel. */
  depth: number;
  /** Share of the vessel that holds air there, 0 to 1. */
  fill: number;
  volumeLabel: string;
  pressureLabel: string;
}

export interface DepthTick {
  depth: number;
  label: string;
}

export interface StrokeFigureLabels {
  /** Names the axis and its unit, such as "depth, m". */
  axis: string;
  /** Along the dimension line, such as "stroke, 625 m". */
  stroke: string;
  /** The figure the drawing is about, and what it is. */
  headline: string;
  headlineNote: string;
}

export interface StrokeDrawing {
  /** From the deepest to the dock. The narrow version shows three of them. */
  stations: readonly StrokeStation[];
  ticks: readonly DepthTick[];
  /** Metres to the sea bed. */
  seabed: number;
  labels: StrokeFigureLabels;
}

export interface StrokeFigureSceneProps extends SceneProps, StrokeDrawing {}

/** One vessel at several depths of its stroke, drawn larger than scale. Renders a `<div role="img">`. */
export function StrokeFigureScene({
  stations,
  ticks,
  seabed,
  labels,
  ...rest
}: StrokeFigureSceneProps) {
  const drawing = { stations, ticks, seabed, labels };
  return (
    <Scene {...rest}>
      <StrokeFigureWide {...drawing} className={sizes.wide} />
      <StrokeFigureNarrow {...drawing} className={sizes.narrow} />
    </Scene>
  );
}
