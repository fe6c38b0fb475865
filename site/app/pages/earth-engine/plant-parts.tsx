import { Grid } from '@hadal/ui';
import { mooring, plant, stroke, vessel } from '../../model';
import { about, number, quantity } from '../../model/format';
import { DataTable, numeric } from '../../components/data-table';

/** Lists the parts of one plant, below the sea and above it. */
export function PlantParts() {
  return (
    <Grid columns={2}>
      <DataTable
        caption="On the sea bed and above it, modelled"
        columns={['Below', numeric('How much')]}
        rows={[
          ['Air of one discharge, in about fifteen bags', about(plant.storeM3, 'm³')],
          ['Pressure in it, full or nearly empty', quantity(plant.storeBar, 'bar', 1)],
          ['Uplift of that air', about(plant.upliftT, 't')],
          ['Rock to hold them down', about(plant.ballastT, 't')],
          ['Concrete that holds the sheaves', about(mooring.anchorsT, 't')],
          ['A vessel, across', quantity(vessel.diameterM, 'm')],
          ['A vessel, high', quantity(vessel.heightM, 'm', 1)],
          ['Way of a stroke', quantity(stroke.wayM, 'm')],
          ['Pull of a rope set at the dock', quantity(stroke.dockPullMn, 'MN', 1)],
        ]}
      />
      <DataTable
        caption="On the platform, modelled"
        columns={['Above', numeric('How much')]}
        rows={[
          ['Compressors, three stages', `${number(plant.compression)} to 1`],
          ['Air through at full output', quantity(plant.airKgS, 'kg/s')],
          ['Hot water under pressure', about(plant.hotWaterT, 't')],
          ['Its temperature', quantity(plant.hotC, '°C')],
          ['Heat in it when full', quantity(plant.heatMwh, 'MWh')],
          ['Air into the turbines', quantity(plant.expanderBar, 'bar', 1)],
          ['Share of power made there', quantity(plant.turbineShare, '%')],
          ['Strokes', `${number(plant.strokesPerHour)} an hour`],
        ]}
      />
    </Grid>
  );
}
