import {
  EvidenceBadge,
  Grid,
  Heading,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { DataTable, figure } from '../components/data-table';
import { StrokeFigure } from '../components/stroke-figure';
import { at1000m, at200m, surface } from '../depths';
import { airPath, lossSteps, plant, sensitivity } from '../figures';
import { number } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Diagrams and cycle',
  description:
    'The stroke drawn from its equation, the air’s path through all fifteen states, each loss in order, and which assumption moves the result most.',
};

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
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="stroke">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>The stroke</Heading>
            <Text size="lg" tone="muted">
              Start and dock are chosen so that their pressures differ by the factor e, 2.718. With
              no air spilt, no other pair gets more work out of one vessel. The same climb with
              times and forces stands in{' '}
              <TextLink href="/demo">one stroke, minute by minute</TextLink>.
            </Text>
          </SectionHeader>
          <StrokeFigure label="Fig. 1" />
        </Stack>
      </Section>
      <Section {...at200m} id="air">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The path of the air</Heading>
            <Text size="lg" tone="muted">
              From the weather to the sea bed and back: fifteen states. Entropy is counted from the
              air outside.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <DataTable
            caption="Reference plant EE-100, air only"
            columns={[
              'State',
              figure('Temperature, °C'),
              figure('Pressure, bar abs'),
              figure('Entropy, J/(kg K)'),
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
      <Section {...at1000m} id="losses">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What is lost, and what moves it</Heading>
            <Text size="lg" tone="muted">
              Of 100 units of electricity in, {number(plant.roundTrip, 1)} come out. The blading of
              compressors and turbines takes the most, and matters the most.
            </Text>
          </SectionHeader>
          <Grid columns={2}>
            <DataTable
              caption="Each loss in order, rounded; another order would share them differently"
              columns={['After', figure('Lost'), figure('Left')]}
              rows={lossSteps.map(({ step, lost, left }) => [
                step,
                number(lost, 1),
                number(left, 1),
              ])}
            />
            <DataTable
              caption="Round trip, %, when one assumption changes alone"
              columns={['Assumption', 'From', 'To', figure('Worse'), figure('Better')]}
              rows={sensitivity.map(({ input, from, to, worse, better }) => [
                input,
                from,
                to,
                number(worse, 1),
                number(better, 1),
              ])}
            />
          </Grid>
        </Stack>
      </Section>
    </>
  );
}
