import { CycleScene } from '@hadal/illustrations';
import { Figure, SectionColumns, Stack, Steps, Text } from '@hadal/ui';
import { atStore, plant, stations, stroke } from '../../model';
import { number, quantity } from '../../model/format';

const startFill = `${number(100 * stroke.startFill)}\u00a0%`;

/** One cycle of air and vessel: a drawing of its six steps, which stays in view beside their text. */
export function CycleSteps({ label }: { label: string }) {
  return (
    <SectionColumns wide="start">
      <Figure
        label={label}
        caption="One vessel at three heights, and one on its way back."
        note="not to scale"
        description={
          <>
            Power from a wind turbine drives a compressor; air goes down to bags on the sea bed. The
            sea presses on the full bags from all sides. Air flows from a bag into the base of the
            vessel until it is {startFill} full. The vessel rises, its air expands, and the tether
            turns the generator on the platform. In the dock the air leaves the full vessel and
            drives turbines on the platform. The flooded vessel sinks back from the dock.
          </>
        }
      >
        <CycleScene
          title="Six numbered steps between platform and sea bed: air goes down to bags, fills a vessel, lifts it to a dock and leaves it; flooded, it sinks."
          fills={[stroke.startFill, stations.halfway.fill, 1]}
          steps={[
            { name: 'Charge', note: ['air down'] },
            { name: 'Hold', note: ['pressed by the sea'] },
            { name: 'Fill', note: ['valve open'] },
            { name: 'Rise', note: ['power', 'stroke'] },
            { name: 'Expand', note: ['air out'] },
            { name: 'Return', note: ['sinks under', 'its own weight'] },
          ]}
        />
      </Figure>
      <Stack gap="loose">
        <Steps
          arrangement="list"
          steps={[
            {
              title: 'Charge',
              text: 'Surplus wind and solar drive compressors. The heat this makes goes into hot water.',
            },
            {
              title: 'Hold',
              text: `The cooled air waits in bags at 1,000\u00a0m. The sea keeps it at ${quantity(atStore.pressureBar, 'bar', 1)}, full or nearly empty.`,
            },
            {
              title: 'Fill',
              text: `At ${quantity(stroke.startM, 'm')} an open-based vessel takes in air until it is ${startFill} full.`,
            },
            {
              title: 'Rise',
              text: `It climbs ${quantity(stroke.startM - stroke.dockM, 'm')} in twelve minutes. The air expands, the tether turns a generator.`,
            },
            {
              title: 'Expand',
              text: `Docked at ${quantity(stroke.dockM, 'm')}, it hands its air over. Warmed by the stored heat, the air drives turbines at the surface.`,
            },
            {
              title: 'Return',
              text: 'Flooded, the vessel sinks under its own weight, gives a little power on the way, and fills again.',
            },
          ]}
        />
        <Text>
          Twelve vessels take turns and four are rising at any time, so the power stays level. Only
          steps four to six feed the grid: {quantity(plant.strokeShare, '%')} comes from the
          vessels, the rest from the turbines.
        </Text>
      </Stack>
    </SectionColumns>
  );
}
