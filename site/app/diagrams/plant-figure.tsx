import { PlantScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { plant, stations, stroke, vessel } from '../model';
import { about, quantity } from '../model/format';

const dock = quantity(stroke.dockM, 'm');

/** Draws a plant from the shore to the seabed, its parts numbered and named. */
export function PlantFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="A concept in cross-section, from shore to sea bed, with three vessels at different points of the stroke."
      note="horizontal scale compressed"
      parts={[
        { name: 'Wind farm', note: 'where the energy comes from' },
        {
          name: 'Platform',
          note: `compressors of ${quantity(plant.inputMw, 'MW')}, turbines, winches`,
        },
        {
          name: 'Thermal store',
          note: `${about(plant.hotWaterT, 't')} of water at ${quantity(plant.hotC, '°C')}`,
        },
        {
          name: 'Dock and riser',
          note: `at ${dock}, where a vessel hands over its air at ${quantity(stroke.dockBar, 'bar', 1)}`,
        },
        { name: 'Vessel', note: `${quantity(vessel.volumeM3, 'm³')}, open at its base` },
        {
          name: 'Tether',
          note: `pulls up to ${quantity(stroke.dockPullMn, 'MN', 1)}, around a sheave and up to its winch`,
        },
        {
          name: 'Air bags',
          note: `${about(plant.storeM3, 'm³')} at ${quantity(plant.storeBar, 'bar', 1)}, held down by ${about(plant.ballastT, 't')} of rock`,
        },
        { name: 'Export cable', note: `${quantity(plant.outputMw, 'MW')}, along the slope` },
        { name: 'Shore station', note: 'where the grid begins' },
      ]}
      description={
        <>
          The shore is on the left, with the station where the grid begins; the sea bed falls from
          it to 1,000&nbsp;m. Above that depth floats a platform with the compressors, the turbines,
          the winches and the tanks of hot water, and wind turbines stand beside it. Three vessels
          hang below it on tethers that turn around sheaves on the sea bed: one just filled, one
          half way up, and one full in the dock at {dock}, from which a riser leads to the platform.
          Bags of air lie on the sea bed under a ballast of rock. A cable follows the slope to the
          shore.
        </>
      }
    >
      <PlantScene
        title={`Cross-section from the shore to the sea bed at 1,000\u00a0m with nine numbered parts, named in the list below.`}
        fills={[1, stations.halfway.fill, stroke.startFill]}
        dockDepth={stroke.dockM}
        seabed={1000}
        ticks={[200, 600].map((depth) => ({ depth, label: quantity(depth, 'm') }))}
      />
    </Figure>
  );
}
