import { modes, plant, schedule, stroke } from '../../model';
import { inWords, number, quantity } from '../../model/format';
import { DataTable, numeric, type DataTableProps } from '../../components/data-table';

const gives = (mw: number, digits = 0) => `+${number(mw, digits)}`;

const rows: DataTableProps['rows'] = [
  [
    'Charge',
    number(-plant.inputMw),
    'on',
    'filling',
    `${inWords(schedule.waiting)} latched, the others docked and flooded`,
    'off',
    'heating',
    'off',
  ],
  [
    'Hold',
    'about −0.5',
    'off',
    'shut',
    `latched at ${quantity(stroke.startM, 'm')}, ${inWords(schedule.waiting)} of them ${quantity(100 * stroke.startFill, '%')} full`,
    'off, warm',
    'idle',
    'off',
  ],
  [
    'Discharge, air only',
    gives(plant.outputMw),
    'off',
    'open',
    'cycling, four rising',
    `on, fed at ${quantity(plant.expanderC, '°C')}`,
    'cooling',
    'off',
  ],
  [
    'Discharge, hybrid',
    gives(modes.hybridMw),
    'off',
    'open',
    'cycling',
    'on, moist air',
    'cooling',
    `${quantity(modes.steam, '%', 1)} of the air`,
  ],
  [
    'Boost',
    gives(modes.boostMw),
    'off',
    'open',
    'cycling',
    'on, moist air',
    'cooling faster',
    `${quantity(modes.boostSteam, '%')} of the air`,
  ],
  ['Fast reserve', gives(modes.reserveMw), 'off', 'shut', 'released on call', 'off', 'idle', 'off'],
  [
    'Black start',
    `${gives(modes.blackStartMw, 1)}, then more`,
    'off',
    'open',
    'one first',
    'then on',
    'pumps fed by battery',
    'off',
  ],
  [
    'Bypass',
    gives(modes.bypassMw),
    'as needed',
    'open',
    'docked or lifted out',
    'on, air throttled',
    'as usual',
    'possible',
  ],
  ['Storm', '0', 'off', 'shut', 'latched, winches braked', 'off', 'idle', 'off'],
];

/** Tabulates the action of each part of the plant in each mode. */
export function ModeTable() {
  return (
    <DataTable
      caption="The reference plant EE-100; below zero it takes power from the grid"
      columns={[
        'Mode',
        numeric('Net power, MW'),
        'Compressors',
        'Valve of the store',
        'Vessels',
        'Turbines',
        'Heat store',
        'Steam',
      ]}
      rows={rows}
    />
  );
}
