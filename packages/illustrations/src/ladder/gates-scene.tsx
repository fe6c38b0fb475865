import { Scene, type SceneProps } from '@hadal/ui/drawing';
import { GatesNarrow } from './gates-narrow';
import { sizes } from './gates-scene.css';
import { GatesWide } from './gates-wide';
import type { VesselSize } from './scaled-vessel';

export interface GatesVessel extends VesselSize {
  name: string;
  /** The facts under its name, one a line. */
  facts: readonly string[];
}

export interface Gate {
  /** Its short name, of two characters. */
  name: string;
  /** Its question, in two short lines. */
  question: readonly string[];
}

export interface GatesSceneProps extends SceneProps {
  /** Two to four vessels from the smallest to the largest, all to one scale. */
  vessels: readonly GatesVessel[];
  /** The gates after each vessel but the last, one or two of them. */
  gates: readonly (readonly Gate[])[];
  /** The caption of the person beside the first, who is 1.75 m tall. */
  personLabel: string;
}

/**
 * Vessels to one scale on steps of the sea bed, with gates between them and their facts below. A
 * narrow version sets them under each other. Renders a `<div role="img">`.
 */
export function GatesScene({ vessels, gates, personLabel, ...rest }: GatesSceneProps) {
  const drawn = { vessels, gates, personLabel };
  return (
    <Scene {...rest}>
      <GatesWide {...drawn} className={sizes.wide} />
      <GatesNarrow {...drawn} className={sizes.narrow} />
    </Scene>
  );
}

export interface GatesDrawing extends Pick<GatesSceneProps, 'vessels' | 'gates' | 'personLabel'> {
  className: string;
}
