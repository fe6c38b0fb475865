import {
  Callout,
  DefinitionList,
  EvidenceBadge,
  Heading,
  Item,
  ItemList,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  Stat,
  StatGroup,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { Suspense } from 'react';
import { deferred } from '../deferred';
import { at1000m, at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Invest',
  description:
    'The investor deck in brief: the problem, what is modelled and what is not, an illustrative cost, and the risks. Information, not an offer.',
};

// Prerendered with the page, and by itself a form that posts; its script is no reason to wait.
const Enquiry = deferred(() => import('../components/enquiry'));

export default function Invest() {
  return (
    <>
      <PageHead
        title="Invest"
        lede="What deep storage might be worth, what it would cost as far as we can tell, and how you could lose your money."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/invest', title: 'Invest' },
        ]}
        links={[
          { href: '#deck', title: 'The deck in brief' },
          { href: '#risks', title: 'Risks' },
          { href: '#enquire', title: 'Ask us' },
        ]}
        mark={<SurfaceMark name="boat" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Callout tone="warning" title="Information, not an offer">
          This page offers no securities, projects no return and takes no money. A venture at this
          stage can fail entirely.
        </Callout>
      </Section>
      <Section {...at200m} id="deck">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The deck in brief</Heading>
            <Text size="lg" tone="muted">
              Grids are adding wind and sun faster than ways to keep their power overnight. The
              International Energy Agency sees storage growing sixfold by 2030, nine tenths of it
              batteries. The opening is what batteries do poorly: eight hours and more, beside deep
              water.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <StatGroup>
            <Stat value="59.5" unit="%">
              round trip; modelled range 51 to 68 %
            </Stat>
            <Stat value="471" unit="million $">
              for the first plant, plus or minus 50 %
            </Stat>
            <Stat value="265" unit="$/MWh">
              levelised cost of storage, illustrative
            </Stat>
            <Stat value="112" unit="$/MWh">
              if four hard things all came true
            </Stat>
          </StatGroup>
          <DefinitionList
            items={[
              {
                term: 'Ready, by others',
                description:
                  'Compressors, expanders, heat exchangers, hot-water stores, moorings, cables.',
              },
              {
                term: 'Tried at small scale, by others',
                description: 'Air bags under water; winches with large fibre ropes.',
              },
              {
                term: 'Ours, and untested',
                description:
                  'The vessel, its docking, and a rope that bends 4,000 times a year at 8.8 MN.',
              },
              {
                term: 'What 112 $/MWh would take',
                description:
                  'Capital down by 55 %, finance at 6 %, 330 cycles a year, and power bought at 20 $/MWh.',
              },
            ]}
          />
        </Stack>
      </Section>
      <Section {...at1000m} id="risks">
        <Stack gap="loose">
          <Heading>Risks, worst first</Heading>
          <ItemList>
            <Item title="The rope">
              Nobody has tested one like it. If it lasts a tenth of what we assume, the stroke is
              dead.
            </Item>
            <Item title="The stroke itself">
              A plant without vessels models better and costs less: 61.4 % and 368 million dollars.
              The vessels must pay through services no market yet buys.
            </Item>
            <Item title="Batteries">
              They are better on efficiency, and they get cheaper every year.
            </Item>
            <Item title="The sea">
              Storms, corrosion, slides, nets and permits. Offshore projects run late and over.
            </Item>
          </ItemList>
          <Text>
            Who would own what, and how donors are kept apart from it, stands under{' '}
            <TextLink href="/business-model">business model</TextLink>.
          </Text>
        </Stack>
      </Section>
      <Section band="3" joined="start" id="enquire">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Ask us</Heading>
            <Text size="lg" tone="muted">
              For the assumptions behind a figure, a visit, or a part in the tests. What you send is
              kept as the <TextLink href="/privacy">privacy page</TextLink> says.
            </Text>
          </SectionHeader>
          <Suspense>
            <Enquiry />
          </Suspense>
        </Stack>
      </Section>
    </>
  );
}
