import {
  Callout,
  Heading,
  Item,
  ItemList,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  Steps,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { brand } from '../brand';
import { at1000m, at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Mission',
  description:
    'Why we want to keep renewable power in the deep sea, the rules we hold ourselves to, and the tests that could prove us wrong.',
};

export default function Mission() {
  return (
    <>
      <PageHead
        title="Mission"
        lede="Wind and sun come when they like. We want to find out, in public, whether the deep sea can keep their power until it is needed."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/mission', title: 'Mission' },
        ]}
        links={[
          { href: '#principles', title: 'Principles' },
          { href: '#foundation', title: brand.foundation },
          { href: '#gates', title: 'Gates' },
        ]}
        mark={<SurfaceMark name="boat" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="principles">
        <Stack gap="loose">
          <Heading>Three rules</Heading>
          <ItemList>
            <Item title="Say what it is">
              It is storage: less comes out than went in, and every page says how much. A concept is
              called a concept.
            </Item>
            <Item title="Show the sum">
              Every figure has an equation and a source you can follow. Where we assume, the
              assumption is an input you can change.
            </Item>
            <Item title="Publish the setback">
              A test that fails is printed as large as one that succeeds.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section {...at200m} id="foundation">
        <SectionHeader>
          <Heading>{brand.foundation}</Heading>
          <Stack>
            <Text size="lg">
              The nonprofit arm, planned and not yet registered. It is meant to do the open part:
              the physics, the data, the tank and lake tests, teaching, and watching over the sea.
            </Text>
            <Text>
              Gifts and grants would pay for it, and givers would get no return. Its results are
              published whether or not they suit the company; the{' '}
              <TextLink href="/business-model">business model</TextLink> sets out the wall between
              the two. What a gift would pay for stands on the{' '}
              <TextLink href="/donate">donation page</TextLink>.
            </Text>
          </Stack>
        </SectionHeader>
      </Section>
      <Section {...at1000m} id="gates">
        <Stack gap="loose">
          <Heading>How we could be wrong</Heading>
          <Steps
            steps={[
              {
                title: 'G0, in a tank',
                text: 'The stroke does not follow its equation within 5 %. Then the model is wrong, and so is this site.',
              },
              {
                title: 'G1, in a lake',
                text: 'Less than three quarters of the gas work arrives as electricity.',
              },
              {
                title: 'G2, at sea',
                text: 'The rope wears too fast, or instant power is not worth what the vessels cost. Then the vessels go.',
              },
              {
                title: 'G3, before a plant',
                text: 'No customer will finance it. Then it stays a result, and the papers remain.',
              },
            ]}
          />
          <Callout tone="info" title="No dates">
            Each gate opens when the one before it has been passed, and not before. We give no
            years.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
