import {
  Callout,
  Card,
  CardText,
  CardTitle,
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
import { brand } from '../brand';
import { at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Donate',
  description:
    'What a gift to open research on deep-sea storage would pay for, what it would not, and where the registration stands.',
};

export default function Donate() {
  return (
    <>
      <PageHead
        title="Back the mission"
        lede="A gift would pay for measurements that anybody may use, for or against us."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/donate', title: 'Donate' },
        ]}
        mark={<SurfaceMark name="boat" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <Callout tone="info" title="Donations are not open yet">
            The {brand.foundation} has to be registered first, and nothing on this page can charge
            you. The newsletter below says when that changes.
          </Callout>
          <SectionHeader>
            <Heading>What a gift would pay for</Heading>
            <Text size="lg" tone="muted">
              The first two steps of the ladder are small enough for gifts. Everything they find is
              published.
            </Text>
          </SectionHeader>
          <Grid columns={3}>
            <Card>
              <CardTitle>The tank</CardTitle>
              <CardText>
                A vessel of a tenth of a cubic metre in 8 m of water: does the stroke follow its
                equation within 5 %?
              </CardText>
            </Card>
            <Card>
              <CardTitle>The lake</CardTitle>
              <CardText>
                Ten cubic metres from 100 m: filling, docking, ice, and ten thousand cycles of one
                rope.
              </CardText>
            </Card>
            <Card>
              <CardTitle>The watch</CardTitle>
              <CardText>
                What noise, lines and bubbles do to the life around them, measured before and after.
              </CardText>
            </Card>
          </Grid>
        </Stack>
      </Section>
      <Section {...at200m}>
        <SectionHeader>
          <Heading>What it would not pay for</Heading>
          <Stack>
            <Text size="lg">
              Not the company, not its plants, not its people’s shares. A gift earns nothing and
              buys no say in the result.
            </Text>
            <Text>
              Tax status depends on the country and on a registration we do not have; we promise
              nothing about it. If you want a stake rather than a cause, read the{' '}
              <TextLink href="/invest">investors’ page</TextLink>, risks first.
            </Text>
          </Stack>
        </SectionHeader>
      </Section>
    </>
  );
}
