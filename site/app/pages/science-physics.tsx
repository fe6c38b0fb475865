import { ProfileScene } from '@hadal/illustrations';
import {
  Accordion,
  AccordionItem,
  Callout,
  EvidenceBadge,
  Heading,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  Text,
  TextLink,
} from '@hadal/ui';
import { DataTable, numeric } from '../components/data-table';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { assumptions } from '../equations/assumptions.build';
import { checks } from '../equations/checks.build';
import { stroke, strokeAirT } from '../model';
import { quantity } from '../model/format';
import { DerivationFigure } from './science-physics/derivation-figure';
import { EquationCards } from './science-physics/equation-cards';
import { WorkedExample } from './science-physics/worked-example';

const ours = new Set(['independent implementation', 'analytic']);
const published = checks.filter(({ source }) => !ours.has(source)).length;
const exact = checks.filter(({ source }) => source === 'analytic').length;

export default function SciencePhysics() {
  return (
    <>
      <PageHead
        title="Physics and equations"
        lede="Twenty-six relations carry most of our figures. Each says what it holds for and where it comes from. Pressures are absolute, depth counts downward."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/science', title: 'Science' },
          { href: '/science/physics', title: 'Physics & Equations' },
        ]}
        links={[{ href: '#equations', title: 'The equations' }]}
        scene={
          <ProfileScene
            title="Pressure plotted down from the surface, read at a fifth of the way."
            depth={0.2}
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="equations">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The equations</Heading>
            <Text size="lg" tone="muted">
              The heart of the matter is <TextLink href="#e10">E10</TextLink>. A vessel filled to
              the brim does {quantity(stroke.spillWorkMwh, 'MWh', 2)} of work and spills most of{' '}
              {quantity(strokeAirT.spill, 't', 1)} of air on the way. Part-filled, it does{' '}
              {quantity(stroke.gasWorkMwh, 'MWh', 2)} with {quantity(strokeAirT.fill, 't', 1)}, and
              keeps all of it for the turbines.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="standard" />
          <DerivationFigure label="Fig. 1" />
          <EquationCards />
        </Stack>
      </Section>
      <Section {...twilightZone} id="assumptions">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What is assumed</Heading>
            <Text size="lg" tone="muted">
              Equations are not enough for a plant; these values go into them. Those marked untested
              nobody has measured in a machine like this. How much each one matters is drawn among
              the <TextLink href="/science/diagrams#losses">diagrams</TextLink>.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <DataTable
            caption="Inputs of the reference plant EE-100"
            columns={['Assumption', numeric('Value'), 'Why this value']}
            rows={assumptions}
          />
          <Text>
            Throughout: air is dry and ideal with constant specific heat, the sea is at rest and
            equally salty everywhere, and every machine works at one load.
          </Text>
        </Stack>
      </Section>
      <Section {...midnightZone} id="example" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>EE-100, worked through</Heading>
            <Text size="lg" tone="muted">
              A kilogram of air on its way through the reference plant, in twelve sums. The numbers
              were put in by the package when this page was built; change them under{' '}
              <TextLink href="/science/calculators#c5">round trip</TextLink>.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <WorkedExample />
        </Stack>
      </Section>
      <Section band="3" joined="start" id="checks">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Check values</Heading>
            <Text size="lg" tone="muted">
              {checks.length} values that the formulas must give: {published} published, {exact}{' '}
              exact ones, and {checks.length - published - exact} from a second implementation that
              shares no code with ours. Those of the plant leave out the air that spray dissolves.
              All were computed again when this page was built, and{' '}
              {checks.every((check) => check.agrees) ? 'all agree' : 'some differ'} within their
              tolerance.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="standard" />
          <Accordion>
            <AccordionItem id="check-values" title={`All ${checks.length} check values`}>
              <DataTable
                caption="Computed when this page was built, in the units of the package"
                columns={[
                  'Check',
                  'Expression',
                  numeric('Computed'),
                  numeric('Expected'),
                  'Source',
                ]}
                rows={checks.map(({ id, expression, computed, expected, source }) => [
                  id,
                  expression,
                  computed,
                  expected,
                  source,
                ])}
              />
            </AccordionItem>
          </Accordion>
          <Callout tone="info" title="Try to break them">
            The same values are tested on every change of the package. The{' '}
            <TextLink href="/science/calculators">calculators</TextLink> compute them again in your
            browser, and the <TextLink href="/glossary">glossary</TextLink> explains each word.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
