import {
  Callout,
  DefinitionList,
  EvidenceBadge,
  Heading,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { EquationCards } from '../components/equation-cards';
import { at1000m, at200m, surface } from '../depths';
import { equations } from '../equations';
import { stroke, strokeAirT } from '../figures';
import { quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Physics and equations',
  description:
    'The twenty relations behind our figures: sea pressure, buoyancy, the stroke, the air and the round trip, each with its range and its source.',
};

export default function SciencePhysics() {
  return (
    <>
      <PageHead
        title="Physics and equations"
        lede="Twenty relations carry our figures. Each says what it holds for and where it comes from. Pressures are absolute, depth counts downward."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/science', title: 'Science' },
          { href: '/science/physics', title: 'Physics & Equations' },
        ]}
        links={[
          { href: '#sea', title: 'The sea' },
          { href: '#vessel', title: 'The vessel' },
          { href: '#air', title: 'The air' },
          { href: '#plant', title: 'The plant' },
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="sea">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The sea</Heading>
            <Text size="lg" tone="muted">
              Pressure and density come from the polynomials UNESCO published in 1983, and are
              tested against the check values printed with them.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="standard" />
          <EquationCards equations={equations.sea} />
        </Stack>
      </Section>
      <Section {...at200m} id="vessel">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The vessel</Heading>
            <Text size="lg" tone="muted">
              The heart of the matter is E10. A vessel filled to the brim does{' '}
              {quantity(stroke.spillWorkMwh, 'MWh', 2)} of work and spills most of{' '}
              {quantity(strokeAirT.spill, 't', 1)} of air on the way. Part-filled, it does{' '}
              {quantity(stroke.gasWorkMwh, 'MWh', 2)} with {quantity(strokeAirT.fill, 't', 1)}, and
              keeps all of it for the turbines.
            </Text>
          </SectionHeader>
          <EquationCards equations={equations.vessel} />
          <DefinitionList
            items={[
              {
                term: 'p₀, p₁, p₂',
                description: 'Pressure of the atmosphere, at the start, at the dock.',
              },
              {
                term: 'n',
                description:
                  'Index of the rising air: 1 if the sea keeps it warm, 1.4 if not at all. We assume 1.05; it has not been measured.',
              },
              {
                term: 'R, γ, c',
                description:
                  'Of dry air: gas constant 287.05\u00a0J/(kg\u00a0K), ratio of specific heats 1.4, specific heat 1,004.7\u00a0J/(kg\u00a0K).',
              },
              { term: 'η', description: 'Efficiency of a machine, a step or the whole plant.' },
            ]}
          />
        </Stack>
      </Section>
      <Section {...at1000m} id="air" joined="end">
        <Stack gap="loose">
          <Heading>The air</Heading>
          <EquationCards equations={equations.air} />
        </Stack>
      </Section>
      <Section band="3" joined="start" id="plant">
        <Stack gap="loose">
          <Heading>Heat, steam and the whole plant</Heading>
          <EquationCards equations={equations.plant} />
          <Callout tone="info" title="Try to break them">
            The relations of sea, vessel and air are published as code and tested against printed
            tables. The <TextLink href="/science/calculators">calculators</TextLink> page works them
            through, and the <TextLink href="/glossary">glossary</TextLink> explains each word.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
