import { BarChart, Figure } from '@hadal/ui';
import { islandLinks } from '../figures';
import { quantity } from '../format';

const longest = { name: 'Viking Link, in use', lengthKm: 765 };
const lines = [longest, ...islandLinks];

/** Lines that nobody plans, beside the longest link in use. */
export function IslandLinesFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Three to eight times as far as anybody has gone."
      note="great circles, illustrative: not routes"
      description={
        <>
          Five level bars.{' '}
          {lines.map(({ name, lengthKm }) => (
            <span key={name}>
              {name}: {quantity(lengthKm, 'km')}.{' '}
            </span>
          ))}
        </>
      }
    >
      <BarChart
        title="Lengths of lines across the Pacific, beside the longest link in use."
        description={`The shortest of four lines, ${islandLinks[0]!.name}, is ${quantity(islandLinks[0]!.lengthKm, 'km')} long; the link in use is ${quantity(longest.lengthKm, 'km')}.`}
        orientation="horizontal"
        categoryLabel="Line"
        categories={lines.map(({ name }) => name)}
        series={[{ name: 'length', values: lines.map(({ lengthKm }) => lengthKm) }]}
        value={{ label: 'length', unit: 'km', format: { maximumFractionDigits: 0 } }}
      />
    </Figure>
  );
}
