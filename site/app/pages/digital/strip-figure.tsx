import { StripChartScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { plant, stroke } from '../../model';
import { dayStrip } from '../../model/day-strip.build';
import { number, quantity } from '../../model/format';

/** Draws the planned day as a recorder in the control room would write it. */
export function StripFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="A sound day as the recorder would write it. A fault shows as a trace that leaves its line."
      note="modelled, nothing recorded"
      description={
        <>
          From nine to seven the plant takes {quantity(plant.inputMw, 'MW')}, and air and heat climb
          in step. From seven to three it gives {quantity(plant.outputMw, 'MW')}, and both fall. In
          these hours the pull on one tether is a comb: a tooth for each rise, up to{' '}
          {quantity(stroke.dockPullMn, 'MN', 1)} at the dock.
        </>
      }
    >
      <StripChartScene
        title="Four traces of one day: power below and above zero, air and heat that climb and fall with it, and a comb of pulls on one tether."
        hoursLabel="hour of the day"
        traces={[
          {
            name: 'Power',
            note: `${number(-plant.inputMw)} to ${quantity(plant.outputMw, 'MW')}`,
            readings: dayStrip.power,
          },
          { name: 'Air in the bags', note: 'empty to full', readings: dayStrip.air },
          { name: 'Heat in the tanks', note: 'empty to full', readings: dayStrip.heat },
          {
            name: 'Pull on one tether',
            note: `up to ${quantity(stroke.dockPullMn, 'MN', 1)}`,
            readings: dayStrip.pull,
          },
        ]}
      />
    </Figure>
  );
}
