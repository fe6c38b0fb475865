import { SeaMapScene, type MapNode } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { islandLinks } from '../model';
import { quantity } from '../model/format';

const LONGEST_KM = 765;
const nodes: MapNode[] = [
  { name: 'Manila', latitude: 14.6, longitude: 121 },
  { name: 'Tokyo', latitude: 35.7, longitude: 139.7, side: 'above' },
  { name: 'Guam', latitude: 13.4, longitude: 144.8 },
  { name: 'Honolulu', latitude: 21.3, longitude: 202.1 },
  { name: 'Los Angeles', latitude: 34.1, longitude: 241.8, side: 'above' },
];
const longest = quantity(LONGEST_KM, 'km');

/** Maps lines across the Pacific that nobody plans, to the scale of the longest link in use. */
export function IslandMapFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Three to eight times as far as anybody has gone."
      note="great circles, illustrative: not routes"
      description={
        <>
          A map without coasts. From west to east: Manila, Tokyo far to the north, Guam, Honolulu
          and Los Angeles. Dotted lines join them.{' '}
          {islandLinks.map(({ name, lengthKm }) => (
            <span key={name}>
              {name}: {quantity(lengthKm, 'km')}.{' '}
            </span>
          ))}
          A short bar below them is {longest} long.
        </>
      }
    >
      <SeaMapScene
        title={`Five places around the North Pacific and four lines between them, each several times as long as a bar of ${longest}.`}
        nodes={nodes}
        lines={islandLinks.map(({ name, lengthKm }) => {
          const [from = '', to = ''] = name.split(' to ');
          // The label of the line to Tokyo is above it.
          const side = name === 'Honolulu to Guam' ? 'below' : 'above';
          return { from, to, label: quantity(lengthKm, 'km'), side };
        })}
        scale={{ km: LONGEST_KM, label: `${longest}, the longest link in use` }}
      />
    </Figure>
  );
}
