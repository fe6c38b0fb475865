import { Scene, type SceneProps } from '@hadal/ui/drawing';
import { StrokeFigureNarrow } from './stroke-figure-narrow';
import { sizes } from './stroke-figure-scene.css';
import { StrokeFigureWide } from './stroke-figure-wide';

export interface StrokeStation {
  /** Depth of the vessel's base, m. */
  depth: number;
  /** Share of the vessel that holds air at this depth, 0 to 1. */
  fill: number;
  volumeLabel: string;
  pressureLabel: string;
}

export interface DepthTick {
  depth: number;
  label: string;
}

export interface StrokeFigureLabels {
  /** The label of the axis with its unit, such as "depth, m". */
  axis: string;
  /** The label along the dimension line, such as "stroke, 625 m". */
  stroke: string;
  /** The key figure of the drawing, and its label. */
  headline: string;
  headlineNote: string;
}

export interface StrokeDrawing {
  /** The stations from the deepest to the dock. The narrow version shows three of them. */
  stations: readonly StrokeStation[];
  ticks: readonly DepthTick[];
  /** Depth of the sea bed, m. */
  seabed: number;
  labels: StrokeFigureLabels;
}

export interface StrokeFigureSceneProps extends SceneProps, StrokeDrawing {}

/** One vessel at several depths of its stroke, enlarged. Renders a `<div role="img">`. */
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
