import { DepthZonesScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { stroke } from '../../model';
import { DataTable, numeric } from '../../components/data-table';

/** Zones of the sea as oceanography divides it, each with the depth at which it ends. */
const zones = [
  { name: 'sunlit and twilight', end: 1000, label: '1,000 m' },
  { name: 'midnight', end: 4000, label: '4,000 m' },
  { name: 'abyss', end: 6000, label: '6,000 m' },
  { name: 'hadal zone', end: 11_000, label: '11,000 m' },
];

/** Draws the zones of the sea from a coast to a trench, with the plant's place far above the last. */
export function ZonesFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="The zone that lent the name, and the depth at which the plant would stand."
      note="depths to scale, distances not"
      descriptionLabel="Show as a table"
      description={
        <DataTable
          caption="Zones of the sea"
          columns={['Zone', numeric('Down to about')]}
          rows={zones.map(({ name, label: depth }) => [name, depth])}
        />
      }
    >
      <DepthZonesScene
        title="A section from a coast over the deep plain to a trench. The plant stands on the slope, at the border of the first zone; the hadal zone is inside the trench."
        zones={zones}
        mark={{ depth: stroke.startM, label: 'the plant' }}
      />
    </Figure>
  );
}
