import { csv, type Cell } from '../calculators/csv';
import { depthTable, plant, stroke, strokeTable, vessel } from '.';

/** A table of the model as a file for a spreadsheet. */
interface Download {
  /** File name in /downloads. */
  file: string;
  text: string;
}

const table = (file: string, head: readonly string[], rows: readonly (readonly Cell[])[]) => ({
  file,
  text: csv([head, ...rows]),
});

const status = 'modelled: no plant exists';
const plantRows: [name: string, value: number, unit: string][] = [
  ['net output', plant.outputMw, 'MW'],
  ['discharge', plant.outputH, 'h'],
  ['electricity out in a cycle', plant.outputMwh, 'MWh'],
  ['charging power', plant.inputMw, 'MW'],
  ['charge', plant.inputH, 'h'],
  ['electricity in for a cycle', plant.inputMwh, 'MWh'],
  ['round trip', plant.roundTrip, '%'],
  ['round trip with pessimistic inputs', plant.roundTripLow, '%'],
  ['round trip with optimistic inputs', plant.roundTripHigh, '%'],
  ['round trip with steam', plant.roundTripWithSteam, '%'],
  ['round trip without vessels', plant.roundTripWithoutVessels, '%'],
  ['share of the stroke in the output', plant.strokeShare, '%'],
  ['pressure of the store, absolute', plant.storeBar, 'bar'],
  ['air store', plant.storeM3, 'm³'],
  ['electricity from a cubic metre of store', plant.kwhPerM3, 'kWh/m³'],
  ['ballast', plant.ballastT, 't'],
  ['air flow at full output', plant.airKgS, 'kg/s'],
  ['air in a discharge', plant.airT, 't'],
  ['exergy of the stored air', plant.airExergyMwh, 'MWh'],
  ['heat stored', plant.heatMwh, 'MWh (heat)'],
  ['exergy of that heat', plant.heatExergyMwh, 'MWh'],
  ['hot water', plant.hotWaterT, 't'],
  ['heat store, hot', plant.hotC, '°C'],
  ['heat store, cold', plant.coldC, '°C'],
  ['pressure at the turbines, absolute', plant.expanderBar, 'bar'],
  ['air to the turbines', plant.expanderC, '°C'],
  ['vessels', plant.vessels, '1'],
  ['strokes of the plant', plant.strokesPerHour, '1/h'],
  ['volume of a vessel', vessel.volumeM3, 'm³'],
  ['start of the stroke', stroke.startM, 'm'],
  ['dock', stroke.dockM, 'm'],
  ['time of a stroke', vessel.strokeS, 's'],
  ['gas work of a stroke', stroke.gasWorkMwh, 'MWh'],
  ['net electricity of a stroke', vessel.netMwh, 'MWh'],
  ['pull of the tether at the dock', stroke.dockPullMn, 'MN'],
];

/** The tables offered by /docs: those printed on the pages, with more digits. */
export const downloads: readonly Download[] = [
  table(
    'reference-plant.csv',
    ['figure', 'value', 'unit', 'status'],
    plantRows.map((row) => [...row, status]),
  ),
  table(
    'depth.csv',
    [
      'depth (m)',
      'absolute pressure (bar)',
      'density of sea water (kg/m³)',
      'exergy of stored air (kWh/m³)',
      'isothermal work (kWh/t)',
    ],
    depthTable.map((row) => [
      row.depth,
      row.pressureBar,
      row.seaDensity,
      row.exergyKwhPerM3,
      row.isothermalKwhPerTonne,
    ]),
  ),
  table(
    'stroke.csv',
    [
      'depth (m)',
      'absolute pressure (bar)',
      'air in the vessel (m³)',
      'pull of the tether (MN)',
      'speed (m/s)',
      'since the start (min)',
    ],
    strokeTable.map((row) => [
      row.depth,
      row.pressureBar,
      row.airM3,
      row.tetherMn,
      row.speedMs,
      row.elapsedMin,
    ]),
  ),
];
