import {
  Card,
  CardMore,
  CardText,
  CardTitle,
  DefinitionList,
  EvidenceBadge,
  Grid,
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
import { at1000m, at200m, surface } from '../depths';
import { plant } from '../figures';
import { number } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Science',
  description:
    'The claim in one sentence, the four places where you can test it, what stands behind each number, and the weak points we know of.',
};

export default function Science() {
  return (
    <>
      <PageHead
        title="Science"
        lede="The claim: air stored at 1,000&nbsp;m, with its heat, can return about 60&nbsp;% of the energy it took. So says our model; here is how to take it apart."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/science', title: 'Science' },
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Four ways in</Heading>
            <Text size="lg" tone="muted">
              New to the subject? Begin with the{' '}
              <TextLink href="/fundamentals">fundamentals</TextLink>, then read from left to right.
            </Text>
          </SectionHeader>
          <Grid columns={4}>
            <Card>
              <CardTitle href="/science/physics">Physics and equations</CardTitle>
              <CardText>
                Each relation with its units, what it holds for and where it comes from, and the
                plant worked through. Read this to find a mistake.
              </CardText>
              <CardMore>Read the equations</CardMore>
            </Card>
            <Card>
              <CardTitle href="/science/calculators">Calculators</CardTitle>
              <CardText>
                Ten sums with numbers of your own: from pressure and stroke to round trip, cost and
                carbon.
              </CardText>
              <CardMore>Change the numbers</CardMore>
            </Card>
            <Card>
              <CardTitle href="/science/diagrams">Diagrams and cycle</CardTitle>
              <CardText>
                The stroke, the whole path of the air, what each loss takes, and which assumption
                matters most.
              </CardText>
              <CardMore>See the cycle</CardMore>
            </Card>
            <Card>
              <CardTitle href="/research">Research hub</CardTitle>
              <CardText>
                What is not known yet, and the papers of others, the discouraging ones first.
              </CardText>
              <CardMore>See what is open</CardMore>
            </Card>
          </Grid>
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <Heading>What stands behind a number</Heading>
          <DefinitionList
            items={[
              {
                term: <EvidenceBadge evidence="measured" />,
                description:
                  'Somebody else built it and published a reading: Huntorf’s 42\u00a0%, a bag in the sea off Orkney.',
              },
              {
                term: <EvidenceBadge evidence="standard" />,
                description:
                  'Textbook physics with a published table to test it: sea pressure, buoyancy, the gas law.',
              },
              {
                term: <EvidenceBadge evidence="modelled" />,
                description: `Our own calculation, with no hardware behind it. The round trip of ${number(plant.roundTrip, 1)}\u00a0% is one.`,
              },
              {
                term: <EvidenceBadge evidence="concept" />,
                description: 'An idea without a full calculation, or without a place to stand.',
              },
            ]}
          />
        </Stack>
      </Section>
      <Section {...at1000m}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Where it is weak</Heading>
            <Text size="lg" tone="muted">
              A reviewer would start here, so we do too.
            </Text>
          </SectionHeader>
          <ItemList>
            <Item title="Nothing is measured">
              Every plant figure is a model. The pessimistic and the optimistic inputs are{' '}
              {number(plant.roundTripHigh - plant.roundTripLow)} points of round trip apart.
            </Item>
            <Item title="Air is taken as ideal">
              Real air is about 3&nbsp;% denser near 1,000&nbsp;m. Below about 2,000&nbsp;m the
              ideal gas will not do at all.
            </Item>
            <Item title="The air’s temperature is assumed">
              How well spray warms the rising air is one number in the model, 1.05, and it has never
              been tested in a vessel.
            </Item>
            <Item title="The stroke loses to a pipe">
              Without vessels the plant models{' '}
              {number(plant.roundTripWithoutVessels - plant.roundTrip, 1)} points better. The
              vessels must earn their place <TextLink href="/earth-engine">in other ways</TextLink>.
            </Item>
          </ItemList>
        </Stack>
      </Section>
    </>
  );
}
