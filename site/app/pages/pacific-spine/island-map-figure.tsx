import { SeaMapScene, type MapNode } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { northPacificLand } from '../../content/coasts.build';
import { northPacific } from '../../content/north-pacific';
import { islandLinks, longestLinkKm } from '../../model';
import { number, quantity } from '../../model/format';

const nodes: MapNode[] = [
  { name: 'Manila', latitude: 14.6, longitude: 121, side: 'left' },
  { name: 'Tokyo', latitude: 35.7, longitude: 139.7, side: 'right' },
  { name: 'Guam', latitude: 13.4, longitude: 144.8 },
  { name: 'Honolulu', latitude: 21.3, longitude: 202.1 },
  { name: 'Los Angeles', latitude: 34.1, longitude: 241.8, side: 'above' },
];
/** Lines whose labels would meet a name above them. */
const labelledBelow = new Set(['Guam to Tokyo', 'Honolulu to Guam']);
const longest = quantity(longestLinkKm, 'km');

/** Charts lines across the Pacific that nobody plans, each ruled by the longest link in use. */
export function IslandMapFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`Three to eight times as far as anybody has gone. Each piece of a line, yellow or not, is as long as the longest link in use: ${longest}.`}
      note="great circles, illustrative: not routes; coasts by Natural Earth"
      description={
        <>
          A chart of the North Pacific with its coasts. From west to east: Manila, Tokyo far to the
          north, Guam, Honolulu and Los Angeles. Lines join them.{' '}
          {islandLinks.map(({ name, lengthKm, timesLongest }, index) => (
            <span key={name}>
              {index + 1}, {name}: {quantity(lengthKm, 'km')}, {number(timesLongest, 1)} times the
              longest link in use.{' '}
            </span>
          ))}
          A short bar at the foot is {longest} long.
        </>
      }
    >
      <SeaMapScene
        title={`Chart of five places around the North Pacific and four lines between them, each several times as long as a bar of ${longest}.`}
        bounds={northPacific}
        land={northPacificLand}
        name={{ text: 'North Pacific', latitude: 41, longitude: 189 }}
        nodes={nodes}
        lines={islandLinks.map(({ name, lengthKm }) => {
          const [from = '', to = ''] = name.split(' to ');
          const side = labelledBelow.has(name) ? 'below' : 'above';
          return { from, to, label: quantity(lengthKm, 'km'), side };
        })}
        scale={{ km: longestLinkKm, label: longest, north: 'N' }}
      />
    </Figure>
  );
}
