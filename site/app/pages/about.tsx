import {
  Callout,
  DefinitionList,
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
import { at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'About',
  description:
    'What we are, what we are called after, what we have done so far and what we have not: a project on paper, in the open.',
};

export default function About() {
  return (
    <>
      <PageHead
        title={`About ${brand.name}`}
        lede="A project that has equations, drawings and questions. It does not have a plant."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/about', title: 'About' },
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <SectionHeader>
          <Heading>The idea, and its name</Heading>
          <Stack>
            <Text size="lg">
              Air pumped down to a kilometre is squeezed to a hundredth of its volume by nothing but
              the weight of the sea. Let it come up again and it works all the way. The question is
              how much of what went in comes back, and at what cost.
            </Text>
            <Text>
              The hadal zone is the deepest sea of all, below 6,000 m. The plant would work nowhere
              near it, at about 1,000 m. We liked the word.
            </Text>
          </Stack>
        </SectionHeader>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <Heading>Done, and not done</Heading>
          <DefinitionList
            items={[
              {
                term: 'Done',
                description: (
                  <>
                    A model of the whole plant, with its losses, checked against published tables
                    and open on the <TextLink href="/science">science pages</TextLink>.
                  </>
                ),
              },
              {
                term: 'Not done',
                description:
                  'Any hardware, any measurement, any registration of the arms, any agreement with a site or a supplier.',
              },
              {
                term: 'Independence',
                description:
                  'Nobody has paid for what stands here. When somebody does, their name and what they paid for will stand beside it.',
              },
            ]}
          />
          <Callout tone="info" title="Three arms, planned">
            <TextLink href="/mission#foundation">{brand.foundation}</TextLink> for the open science,{' '}
            <TextLink href={`/${brand.slug}-inc`}>{brand.company}</TextLink> for plants, and{' '}
            <TextLink href={`/${brand.slug}-digital`}>{brand.digital}</TextLink> for software.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
