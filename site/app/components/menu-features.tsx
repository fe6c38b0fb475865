import { MegaMenuFeature, PlantCardScene, StrokeCardScene } from '@hadal/ui';
import type { ReactNode } from 'react';

/** What a section of the mega-menu wants seen first; a section not here has its links only. */
export const menuFeatures: Record<string, ReactNode> = {
  Science: (
    <MegaMenuFeature
      href="/science/calculators"
      title="How much does one stroke return?"
      drawing={<StrokeCardScene title="" fills={[0.39, 0.6, 1]} />}
    >
      About 0.8{'\u00a0'}MWh from a vessel of 1,000{'\u00a0'}m³, modelled. Follow the sums.
    </MegaMenuFeature>
  ),
  Projects: (
    <MegaMenuFeature
      href="/earth-engine"
      title="What a plant is made of"
      drawing={<PlantCardScene title="" fills={[1, 0.39]} />}
    >
      Twelve vessels, fifteen bags of air and one store of heat: a concept, drawn.
    </MegaMenuFeature>
  ),
};
