import { Figure, PlantScene } from '@hadal/ui';
import { stations, stroke } from '../figures';
import { quantity } from '../format';

/** A plant from the shore to the sea bed, its parts numbered and named. */
export function PlantFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="A concept in cross-section, from shore to sea bed, with three vessels at different points of the stroke."
      note="horizontal scale compressed"
      parts={[
        { name: 'Wind farm', note: 'where the energy comes from' },
        { name: 'Platform', note: 'compressors, turbines, winches' },
        { name: 'Thermal store', note: 'keeps the heat of charging' },
        {
          name: 'Dock and riser',
          note: `at ${quantity(stroke.dockM, 'm')}, where a vessel hands over its air`,
        },
        { name: 'Vessel', note: 'open at its base' },
        { name: 'Tether', note: 'around a sheave and up to its winch' },
        { name: 'Air bags', note: 'held down by rock at 1,000\u00a0m' },
        { name: 'Export cable', note: 'follows the slope to the shore' },
        { name: 'Shore station', note: 'where the grid begins' },
      ]}
    >
      <PlantScene
        title="Cross-section from the shore to the sea bed at 1,000 m with nine numbered parts, named in the list below."
        fills={[1, stations.halfway.fill, stroke.startFill]}
        dockDepth={stroke.dockM}
        seabed={1000}
        ticks={[200, 600].map((depth) => ({ depth, label: quantity(depth, 'm') }))}
      />
    </Figure>
  );
}
