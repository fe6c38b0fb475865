import { CyclePanelScene } from '@hadal/illustrations';
import { Steps } from '@hadal/ui';
import { atStore, stations, stroke } from '../model';
import { number, quantity } from '../model/format';

const startFill = `${number(100 * stroke.startFill)}\u00a0%`;

/** One cycle of air and vessel in six drawn steps. */
export function CycleSteps() {
  return (
    <Steps
      steps={[
        {
          title: 'Charge',
          text: 'Surplus wind and solar drive compressors. The heat this makes goes into hot water.',
          drawing: (
            <CyclePanelScene
              step="charge"
              fill={0}
              label={['air', 'down']}
              title="Power from a wind turbine drives a compressor; air goes down to a bag on the sea bed."
            />
          ),
        },
        {
          title: 'Hold',
          text: `The cooled air waits in bags at 1,000\u00a0m. The sea keeps it at ${quantity(atStore.pressureBar, 'bar', 1)}, full or nearly empty.`,
          drawing: (
            <CyclePanelScene
              step="hold"
              fill={0}
              label={['pressed', 'by the sea']}
              title="The sea presses on the full bag from all sides; the flooded vessel waits above the sea bed."
            />
          ),
        },
        {
          title: 'Fill',
          text: `At ${quantity(stroke.startM, 'm')} an open-based vessel takes in air until it is ${startFill} full.`,
          drawing: (
            <CyclePanelScene
              step="fill"
              fill={stroke.startFill}
              label={['valve', 'open']}
              title={`Air flows from the bag into the base of the vessel until it is ${startFill} full.`}
            />
          ),
        },
        {
          title: 'Rise',
          text: `It climbs ${quantity(stroke.startM - stroke.dockM, 'm')} in twelve minutes. The air expands, the tether turns a generator.`,
          drawing: (
            <CyclePanelScene
              step="stroke"
              fill={stations.halfway.fill}
              label={['power', 'stroke']}
              title="The vessel rises, its air expands, and the tether turns the generator on the platform."
            />
          ),
        },
        {
          title: 'Expand',
          text: `Docked at ${quantity(stroke.dockM, 'm')}, it hands its air over. Warmed by the stored heat, the air drives turbines at the surface.`,
          drawing: (
            <CyclePanelScene
              step="exhaust"
              fill={1}
              label={['air out']}
              title="In the dock the air leaves the full vessel and drives turbines on the platform."
            />
          ),
        },
        {
          title: 'Return',
          text: 'Flooded, the vessel sinks under its own weight, gives a little power on the way, and fills again.',
          drawing: (
            <CyclePanelScene
              step="return"
              fill={0}
              label={['sinks under', 'its own weight']}
              title="The flooded vessel sinks back from the dock."
            />
          ),
        },
      ]}
    />
  );
}
