import { VESSEL_INPUTS, type PlantSize, type VesselStroke } from '@hadal/physics';
import { numeric } from '../components/data-table';
import type { NumberInput, Solution } from './definition';
import { units, withUnit } from './units';

const group = 'One vessel';

export const vesselInputs = [
  {
    key: 'D',
    label: 'Diameter',
    range: VESSEL_INPUTS.D,
    unit: units.metre,
    step: 0.5,
    group,
  },
  {
    key: 'cd',
    label: 'Drag coefficient',
    range: VESSEL_INPUTS.cd,
    unit: units.none,
    step: 0.05,
    group,
  },
  {
    key: 'mSteel',
    label: 'Steel and fittings',
    range: VESSEL_INPUTS.mSteel,
    unit: units.tonne,
    step: 10,
    plain: true,
    group,
  },
  {
    key: 'rhoSteel',
    label: 'Density of the steel',
    range: VESSEL_INPUTS.rhoSteel,
    unit: units.kilogramPerCubicMetre,
    step: 50,
    group,
  },
] as const satisfies readonly NumberInput[];

/** Tabulates the stroke of one of the plant's vessels. */
export function oneVessel(
  rise: VesselStroke,
  { strokeTime }: PlantSize,
): NonNullable<Solution['tables']>[number] {
  return {
    caption: `One vessel, rising in ${withUnit(strokeTime, units.minute)}`,
    columns: ['Of one vessel', numeric('Value')],
    rows: [
      ['Air in it', withUnit(rise.m, units.tonne)],
      ['Length of the stroke', withUnit(rise.L, units.metre)],
      ['Pull on the tether at the start', withUnit(rise.Fstart, units.meganewton)],
      ['Pull on the tether at the dock', withUnit(rise.Fdock, units.meganewton)],
      ['Speed at the start', withUnit(rise.vStart, units.metrePerSecond)],
      ['Speed at the dock', withUnit(rise.vDock, units.metrePerSecond)],
      ['Power at the tether', withUnit(rise.Pmech, units.megawatt)],
      ['Electricity of the ascent', withUnit(rise.Eascent, units.megawattHour)],
      [
        'Electricity of the return, under its own weight',
        withUnit(rise.Ereturn, units.megawattHour),
      ],
      ['Spent on spray', withUnit(rise.Espray, units.megawattHour)],
      ['Net electricity of a stroke', withUnit(rise.Enet, units.megawattHour)],
      ['Pull of the sheave on its anchor', withUnit(rise.anchor, units.meganewton)],
      [
        'Speed if the tether parts at the dock, a hazard',
        withUnit(rise.vFree, units.metrePerSecond),
      ],
    ],
  };
}
