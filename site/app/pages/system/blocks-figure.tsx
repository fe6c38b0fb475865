import { Figure, WaterfallChart } from '@hadal/ui';
import { plant } from '../../model';
import { handedOnMwh } from '../../model/blocks.build';
import { quantity } from '../../model/format';

const mwh = (value: number) => quantity(value, 'MWh');

/** Diagrams the losses of each block of the plant, from the grid and back to it. */
export function BlocksFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="What each block loses of the work that is handed to it, in one cycle: not bare energy, but what it could still do."
      note="modelled, as exergy"
      description={
        <>
          The grid gives the compressors {mwh(plant.inputMwh)}. They fill the bags with air worth{' '}
          {mwh(handedOnMwh.air)} and the tanks with heat worth {mwh(handedOnMwh.heat)}. The vessels
          turn {mwh(handedOnMwh.fromVessels)} into power and pass on air worth{' '}
          {mwh(handedOnMwh.docked)}, which the turbines, with the heat, make into{' '}
          {mwh(handedOnMwh.fromTurbines)}.
        </>
      }
    >
      <WaterfallChart
        title="From the grid through every block of the plant and back to the grid."
        description={`The largest losses are in compressing, ${mwh(handedOnMwh.lostCompressing)}, and in expanding, ${mwh(handedOnMwh.lostExpanding)}.`}
        value={{
          label: 'work it could do',
          unit: 'MWh',
          domain: [0, 1400],
          format: { maximumFractionDigits: 0 },
        }}
        start={{ label: 'From the grid', value: plant.inputMwh }}
        steps={[
          { label: 'Compressors and coolers', change: -handedOnMwh.lostCompressing },
          { label: 'Leaks of the bags', change: -handedOnMwh.leaked },
          { label: 'Vessels and their winches', change: -handedOnMwh.lostRising },
          { label: 'Tanks, heaters and turbines', change: -handedOnMwh.lostExpanding },
        ]}
        end={{ label: 'Back to the grid' }}
      />
    </Figure>
  );
}
