import {
  EvidenceBadge,
  Heading,
  Item,
  ItemList,
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
  title: brand.digital,
  description:
    'The planned digital arm: a plant twin, a dispatch optimiser and monitoring, for our own plants and for any other owner of a store.',
};

export default function CompanyDigital() {
  return (
    <>
      <PageHead
        title={brand.digital}
        lede="Software that knows what a store can do in the next hour, and what that costs in wear."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/business-model', title: 'Business Model' },
          { href: `/${brand.slug}-digital`, title: brand.digital },
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <EvidenceBadge evidence="concept" />
          <Heading>Three products, for any store</Heading>
          <ItemList>
            <Item title="A twin">
              The plant as equations, beside the plant as readings. Batteries and pumped hydro have
              twins too; the method is the same.
            </Item>
            <Item title="An optimiser">
              When to charge and when to wait, with prices, weather and wear on one scale.
            </Item>
            <Item title="A watch">
              What drifts, what leaks, what wears: noticed early, told plainly.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section {...at200m}>
        <SectionHeader>
          <Heading>What exists today</Heading>
          <Text size="lg">
            The formulas, as an open package anybody can use, and this site, which runs on them. The
            products do not exist. How a plant’s tools would fit together is described under{' '}
            <TextLink href="/digital">Digital</TextLink>.
          </Text>
        </SectionHeader>
      </Section>
    </>
  );
}
