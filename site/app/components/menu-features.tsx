import { MegaMenuFeature } from '@hadal/ui';
import { Suspense, type ReactNode } from 'react';
import type { MenuGroup } from '../routes/navigation';
import { deferredIsland } from '@hadal/static-site/runtime/deferred-island';

// They render in an open panel only, so nothing is left to wait for.
const atOnce = async () => {};
const Stroke = deferredIsland(() => import('./menu-stroke'), atOnce);
const Plant = deferredIsland(() => import('./menu-plant'), atOnce);

/** The feature beside the links of a mega-menu group; groups not listed have links only. */
export const menuFeatures: Partial<Record<MenuGroup['key'], ReactNode>> = {
  science: (
    <MegaMenuFeature
      href="/science/calculators"
      title="How much does one stroke return?"
      drawing={
        <Suspense>
          <Stroke />
        </Suspense>
      }
    >
      About 0.8&nbsp;MWh from a vessel of 1,000&nbsp;m³, modelled. Follow the sums.
    </MegaMenuFeature>
  ),
  projects: (
    <MegaMenuFeature
      href="/earth-engine"
      title="What a plant is made of"
      drawing={
        <Suspense>
          <Plant />
        </Suspense>
      }
    >
      Twelve vessels, fifteen bags of air and one store of heat: a concept, drawn.
    </MegaMenuFeature>
  ),
};
