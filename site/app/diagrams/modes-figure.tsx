import { Figure, StateDiagram } from '@hadal/ui';
import { modes, plant } from '../model';
import { number, quantity } from '../model/format';

const gives = (mw: number, digits = 0) => `+${quantity(mw, 'MW', digits)}`;

/** The nine modes and the output of each. */
const states = [
  { id: 'hold', label: 'Hold', note: 'vessels latched, ready' },
  { id: 'charge', label: 'Charge', note: quantity(-plant.inputMw, 'MW') },
  { id: 'air', label: 'Discharge, air only', note: gives(plant.outputMw) },
  { id: 'bypass', label: 'Bypass', note: `${gives(modes.bypassMw)}, vessels at rest` },
  { id: 'reserve', label: 'Fast reserve', note: `${gives(modes.reserveMw)} for 12\u00a0min` },
  { id: 'black', label: 'Black start', note: `${gives(modes.blackStartMw, 1)}, then rising` },
  { id: 'hybrid', label: 'Discharge, hybrid', note: gives(modes.hybridMw) },
  {
    id: 'boost',
    label: 'Boost',
    note: `${gives(modes.boostMw)} for ${number(modes.boostH, 1)}\u00a0h`,
  },
  { id: 'storm', label: 'Storm', note: 'all latched at depth' },
];

const transitions = [
  { from: 'hold', to: 'charge', when: 'power is to spare' },
  { from: 'charge', to: 'hold', when: 'the bags are full, or the power is wanted' },
  { from: 'hold', to: 'air', when: 'the grid needs power' },
  { from: 'air', to: 'hold', when: 'the bags are empty, or the need is met' },
  { from: 'hold', to: 'bypass', when: 'vessels are out of service' },
  { from: 'bypass', to: 'hold', when: 'they are back' },
  { from: 'hold', to: 'reserve', when: 'the grid loses power at a stroke' },
  { from: 'reserve', to: 'hold', when: 'the four vessels have risen' },
  { from: 'hold', to: 'black', when: 'the grid is dark' },
  { from: 'black', to: 'hold', when: 'the grid stands again' },
  { from: 'hold', to: 'hybrid', when: 'the grid needs power and there is heat to spare' },
  { from: 'hybrid', to: 'hold', when: 'the bags are empty, or the need is met' },
  { from: 'hybrid', to: 'boost', when: 'more is needed for fewer hours' },
  { from: 'boost', to: 'hybrid', when: 'the peak has passed' },
  { from: '*', to: 'storm', when: 'the forecast says so' },
];

/** Diagrams the permitted transitions between modes. */
export function ModesFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Which mode may follow which. Nearly every way leads through hold."
      note="modelled powers"
      description="Hold stands in the middle. Charge, both kinds of discharge, bypass, fast reserve and black start begin from it and end in it. Boost is a hybrid discharge with more steam, and goes back to it. Bypass takes the place of the vessels and never runs beside them. Every mode may end in storm: all vessels latched at depth, winches braked."
    >
      <StateDiagram
        title="The nine modes of the plant and which may follow which."
        description="Hold stands in the middle, joined both ways with charge, discharge, bypass, fast reserve and black start; boost hangs on the hybrid discharge; storm follows from every mode."
        hub="hold"
        everyLabel="From every mode"
        states={states}
        transitions={transitions}
      />
    </Figure>
  );
}
