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
import { brand } from '../brand';
import { at1000m, at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Documentation',
  description:
    'How each figure on this site is computed, what its badge means, which units we use, and the software that others can build on.',
};

export default function Docs() {
  return (
    <>
      <PageHead
        title="Documentation"
        lede="Where a number on this site comes from, what we vouch for, and how to check it without us."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/docs', title: 'Documentation' },
        ]}
        mark={<SurfaceMark name="buoy" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Four badges</Heading>
            <Text size="lg" tone="muted">
              A claim carries one of these. Without a badge it is a description, not a claim.
            </Text>
          </SectionHeader>
          <DefinitionList
            items={[
              {
                term: <EvidenceBadge evidence="measured" />,
                description: 'Somebody else measured it, and we name the source.',
              },
              {
                term: <EvidenceBadge evidence="standard" />,
                description: 'It follows from textbook physics, and the equation is shown.',
              },
              {
                term: <EvidenceBadge evidence="modelled" />,
                description: 'We calculated it. No hardware of ours stands behind it.',
              },
              {
                term: <EvidenceBadge evidence="concept" />,
                description: 'An idea, without a site and often without a full calculation.',
              },
            ]}
          />
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <Heading>How the figures are computed</Heading>
          <DefinitionList
            items={[
              {
                term: 'Sea pressure and density',
                description:
                  'The 1980 equation of state of sea water and the depth formula of the same UNESCO report, tested against its printed check values.',
              },
              {
                term: 'Air',
                description:
                  'An ideal gas. At 1,000 m real air is about 3 % denser, so our bags are drawn slightly too large.',
              },
              {
                term: 'Machines',
                description:
                  'Polytropic efficiencies and losses stated as inputs. Change one and every figure that depends on it changes.',
              },
              {
                term: 'Pressure',
                description: 'Absolute, in bar or megapascals: the atmosphere is counted.',
              },
              {
                term: 'Energy and power',
                description: 'MWh for energy, MW for power. Heat is marked as heat.',
              },
              {
                term: 'Money',
                description: 'Illustrative United States dollars of 2025, plus or minus 50 %.',
              },
            ]}
          />
          <Callout tone="info" title="What changed, and why">
            The model is corrected before the words are. If you quote a figure, quote the date you
            read it.
          </Callout>
        </Stack>
      </Section>
      <Section {...at1000m}>
        <SectionHeader>
          <Heading>Software to build on</Heading>
          <Text size="lg">
            The formulas are a package of pure functions, @{brand.slug}/physics, and the parts of
            this site are another, @{brand.slug}/ui. Both carry their own documentation. The{' '}
            <TextLink href="/science">science pages</TextLink> are the readable way in.
          </Text>
        </SectionHeader>
      </Section>
    </>
  );
}
