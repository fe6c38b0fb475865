import { DefinitionList, TextLink } from '@hadal/ui';
import { plant, stroke } from '../../model';
import { quantity } from '../../model/format';

/** Lists the hazards besides the tether, and the safeguards planned against them. */
export function Hazards() {
  return (
    <DefinitionList
      items={[
        {
          id: 'bag',
          term: 'A torn bag',
          description:
            'Its air climbs as a widening plume. Water full of bubbles carries less, so a boat above it floats lower or not at all. The store is split into fifteen cells with check valves, so that one tear is not all tears.',
        },
        {
          id: 'scald',
          term: 'Water that flashes',
          description: `At ${quantity(plant.hotC, '°C')} it stays water only under pressure. Where a pipe breaks, it turns to steam in the same instant and scalds at a distance. Tanks stand apart, behind walls, and the space between them is closed while they are hot.`,
        },
        {
          id: 'lines',
          term: 'Compressed air on deck',
          description: `Lines of up to ${quantity(plant.deliveryBar, 'bar')}. A line that breaks whips, and a jet of air goes through skin.`,
        },
        {
          id: 'ice',
          term: 'Ice at the dock',
          description: (
            <>
              The air arrives at about {quantity(stroke.dockAirC, '°C')} and sea spray freezes at
              −1.9&nbsp;°C. A valve that is frozen open is worse than one that is frozen shut. This
              is unsolved; it is one of the <TextLink href="/research">open questions</TextLink>.
            </>
          ),
        },
        {
          id: 'lifting',
          term: 'Dropped loads and tangled lines',
          description:
            'Whatever falls from a platform falls for minutes and lands on something. Twelve tethers of six ropes each, a riser and an air line share one column of water with currents that turn.',
        },
        {
          id: 'ground',
          term: 'The ground itself',
          description:
            'Slides on the slope and earthquakes can move the ballast, the anchors or both. A survey can lower that risk. It cannot remove it.',
        },
      ]}
    />
  );
}
