import { CableRulerScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { hubLink, longestLinkKm } from '../../model';
import { rulerMarks } from '../../model/ruler.build';
import { number, quantity } from '../../model/format';

/** Direct-current links under the sea, and the one of the worked example. */
const cables = [
  { name: 'SAPEI', km: 420 },
  { name: 'Tyrrhenian Link, west', km: 480 },
  { name: 'North Sea Link', km: 720 },
  { name: 'Viking Link', km: longestLinkKm },
  { name: 'The link of the sum above', km: hubLink.lengthKm, imagined: true },
].map((cable) => ({ ...cable, label: quantity(cable.km, 'km') }));

/** Lays the cables of today and the imagined one along a ruler. */
export function CableFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="The longest cables of today beside the link of the sum. The lower edge of the ruler says how much arrives."
      note="lengths to scale; losses assumed"
    >
      <CableRulerScene
        title={`Five cables along a ruler: ${cables.map(({ name, label: length }) => `${name}, ${length}`).join('; ')}. The last is imagined, and ends just beyond the longest.`}
        cables={cables}
        marks={rulerMarks.map(({ km, arrives }) => ({
          km,
          label: number(km),
          reading: number(arrives, 1),
        }))}
        edges={{ length: 'km', reading: '% arrive' }}
      />
    </Figure>
  );
}
