import { MegaMenuFeature } from '@hadal/ui';
import { Suspense, type ReactNode } from 'react';
import type { MenuGroup } from '../routes/navigation';
import { deferred } from '@hadal/static-site/runtime/deferred';
import { whenPointedAt, whenWanted } from '@hadal/static-site/runtime/when-idle';

// Seen only once a panel is open, so no menu waits for them. A pointer opens one before the page is idle:
// in Safari, which does not tell when that is, a second before.
const whenOpened = () => Promise.race([whenWanted(), whenPointedAt('header nav')]);
const Stroke = deferred(() => import('./menu-stroke'), whenOpened);
const Plant = deferred(() => import('./menu-plant'), whenOpened);

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
      About 0.8{'\u00a0'}MWh from a vessel of 1,000{'\u00a0'}m³, modelled. Follow the sums.
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
