import {
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
import { surface } from '../depths';
import { stroke, strokeAirT } from '../figures';
import { quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Physics and equations',
  description:
    'The twenty-two relations behind our figures: sea pressure, buoyancy, the stroke, the air and the round trip, each with its range and its source.',
};

export default function SciencePhysics() {
  return (
    <>
      <PageHead
        title="Physics and equations"
        lede="Twenty-two relations carry our figures. Each says what it holds for and where it comes from. Pressures are absolute, depth counts downward."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/science', title: 'Science' },
          { href: '/science/physics', title: 'Physics & Equations' },
        ]}
        links={[{ href: '#equations', title: 'The equations' }]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
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
          <EquationCards />
        </Stack>
      </Section>
    </>
  );
}
