import { ProfileScene } from '@hadal/illustrations';
import {
  EvidenceBadge,
  Heading,
  Onward,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  Text,
  TextLink,
} from '@hadal/ui';
import { DataTable, numeric } from '../components/data-table';
import { onDemand } from '../components/on-demand';
import { PlantFigure } from '../diagrams/plant-figure';
import { StrokeFigure } from '../diagrams/stroke-figure';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { airPath, plant } from '../model';
import { number } from '../model/format';
import { FigureIndex } from './science-diagrams/figure-index';

const WorkFigure = onDemand(() =>
  import('./science-diagrams/work-figure').then((module) => module.WorkFigure),
);
const ForceFigure = onDemand(() =>
  import('../diagrams/force-figure').then((module) => module.ForceFigure),
);
const AirFigure = onDemand(() =>
  import('./science-diagrams/air-figure').then((module) => module.AirFigure),
);
const LossFigure = onDemand(() =>
  import('../diagrams/loss-figure').then((module) => module.LossFigure),
);
const SensitivityFigure = onDemand(() =>
  import('./science-diagrams/sensitivity-figure').then((module) => module.SensitivityFigure),
);
const ModesFigure = onDemand(() =>
  import('../diagrams/modes-figure').then((module) => module.ModesFigure),
);

export default function ScienceDiagrams() {
  return (
    <>
      <PageHead
        title="Diagrams and cycle"
        lede="One cycle of the reference plant, taken apart: the vessel on its way up, the air from state to state, and every loss in its place."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/science', title: 'Science' },
          { href: '/science/diagrams', title: 'Diagrams & Cycle' },
        ]}
        links={[
          { href: '#stroke', title: 'The stroke' },
          { href: '#air', title: 'The path of the air' },
          { href: '#losses', title: 'Losses' },
          { href: '#modes', title: 'Modes' },
          { href: '#plant', title: 'The plant' },
        ]}
        scene={
          <ProfileScene
            title="A ship above a plot of pressure and of the room that air takes."
            depth={0.4}
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} joined="both" id="figures">
        <FigureIndex />
      </Section>
      <Section band="1" joined="start" id="stroke">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>The stroke</Heading>
            <Text size="lg" tone="muted">
              Start and dock are chosen so that their pressures differ by the factor e, 2.718. With
              no air spilt, no other pair gets more work out of one vessel. The same climb, moving,
              is in the <TextLink href="/demo">demo</TextLink>.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <div id="climb">
            <StrokeFigure label="Fig. 1" />
          </div>
          <div id="work">
            <WorkFigure label="Fig. 2" />
          </div>
          <div id="force">
            <ForceFigure label="Fig. 3" />
          </div>
        </Stack>
      </Section>
      <Section {...twilightZone} id="air">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The path of the air</Heading>
            <Text size="lg" tone="muted">
              Up and to the left costs work and gives heat; down and to the right returns work and
              asks for heat. The tanks lend the heat of the first half to the second.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <div id="path">
            <AirFigure label="Fig. 4" />
          </div>
          <DataTable
            caption="The fifteen states, reference plant EE-100 on air only"
            columns={[
              'State',
              numeric('Temperature, °C'),
              numeric('Pressure, bar abs'),
              numeric('Entropy, J/(kg K)'),
            ]}
            rows={airPath.map(({ point, celsius, bar, entropy }) => [
              point,
              number(celsius, 1),
              number(bar, 2),
              number(entropy),
            ])}
          />
        </Stack>
      </Section>
      <Section {...midnightZone} id="losses" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What is lost, and what moves it</Heading>
            <Text size="lg" tone="muted">
              Of 100 units of electricity in, {number(plant.roundTrip, 1)} come out. The blades of
              compressors and turbines lose the most. Of all single inputs, the approach of the heat
              exchangers moves the result the most.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <div id="losses-in-turn">
            <LossFigure label="Fig. 5" />
          </div>
          <div id="assumptions">
            <SensitivityFigure label="Fig. 6" />
          </div>
        </Stack>
      </Section>
      <Section band="3" joined="both" id="modes">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The modes</Heading>
            <Text size="lg" tone="muted">
              Nine ways to run one plant, and the rules that say which may follow which.{' '}
              <TextLink href="/modes">Operating modes</TextLink> describes each.
            </Text>
          </SectionHeader>
          <div id="transitions">
            <ModesFigure label="Fig. 7" />
          </div>
        </Stack>
      </Section>
      <Section band="3" id="plant" joined="both">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The plant in section</Heading>
            <Text size="lg" tone="muted">
              The machines of these diagrams, in their places.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="concept" />
          <div id="section">
            <PlantFigure label="Fig. 8" />
          </div>
        </Stack>
      </Section>
      <Section band="3" joined="start">
        <Onward
          pages={[
            {
              href: '/science/calculators#c5',
              title: 'Move an input yourself',
              text: 'Each assumption of the round trip, and what it does.',
            },
            {
              href: '/system',
              title: 'Look up a part',
              text: 'The same plant, block by block.',
            },
          ]}
        />
      </Section>
    </>
  );
}
