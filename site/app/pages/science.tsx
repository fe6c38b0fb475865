import { ProfileScene } from '@hadal/illustrations';
import {
  Callout,
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
  Prose,
  Section,
  SectionHeader,
  Stack,
  Text,
  TextLink,
} from '@hadal/ui';
import { Cite } from '../components/cite';
import { DataTable, numeric } from '../components/data-table';
import { Term } from '../components/term';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { NumberedEquation } from '../equations/numbered-equation';
import { plant, sensitivity, vessel } from '../model';
import { number, quantity } from '../model/format';
import { AirLineFigure } from './science/air-line-figure';

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
        links={[
          { href: '#claim', title: 'The claim' },
          { href: '#parts', title: 'Four ways in' },
          { href: '#badges', title: 'What stands behind a number' },
          { href: '#weak', title: 'Where it is weak' },
        ]}
        scene={
          <ProfileScene
            title="Pressure grows evenly with depth, and air shrinks under it, fast at first."
            depth={0.6}
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="claim" joined="both">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The claim, in one line</Heading>
            <Text size="lg" tone="muted">
              Follow one kilogram of air. The compressors pay for it once; a vessel and the turbines
              pay a part back. What returns over what was paid is the{' '}
              <Term slug="round-trip-efficiency">round trip</Term>, and that fraction is what
              everything here has to defend.
            </Text>
          </SectionHeader>
          <NumberedEquation of="E18" />
          <AirLineFigure label="Fig. 1" />
          <Text>
            As the inputs vary, {number(plant.roundTripLow)} to {quantity(plant.roundTripHigh, '%')}{' '}
            comes back <EvidenceBadge evidence="modelled" />. Both gains together stay well below
            the cost. They must:{' '}
            <TextLink href="/fundamentals#no-free-lunch">no free lunch</TextLink> shows that even
            perfect machines could only break even.
          </Text>
        </Stack>
      </Section>
      <Section band="1" joined="start" id="parts">
        <Stack gap="loose">
          <Heading>Four ways in</Heading>
          <Grid columns={2}>
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
                Eleven sums with numbers of your own: from pressure and stroke to round trip, cost
                and carbon.
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
          <Grid columns={2}>
            <Heading level={3} size="medium">
              In which order?
            </Heading>
            <Prose>
              <ul>
                <li>
                  <strong>To understand it:</strong> the{' '}
                  <TextLink href="/fundamentals">fundamentals</TextLink>, then{' '}
                  <TextLink href="/how-it-works">six steps</TextLink>, then a stroke of your own in
                  the <TextLink href="/demo">demo</TextLink>. An hour, and no mathematics.
                </li>
                <li>
                  <strong>To check it:</strong> the{' '}
                  <TextLink href="/science/physics#assumptions">assumptions</TextLink> first, then
                  the <TextLink href="/science/physics#example">worked example</TextLink>, then the
                  equations it needs, all on one page.
                </li>
                <li>
                  <strong>To doubt it:</strong> the list at the end of this page, then the papers.
                  Start with <Cite of="barbour2021" />, who ask why stores of this family are so
                  rare.
                </li>
              </ul>
            </Prose>
          </Grid>
        </Stack>
      </Section>
      <Section {...twilightZone} id="badges">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What supports a number</Heading>
            <Text size="lg" tone="muted">
              Four badges, from a reading down to an idea. Most of what is ours carries the third.
              None of it carries the first.
            </Text>
          </SectionHeader>
          <DefinitionList
            items={[
              {
                term: <EvidenceBadge evidence="measured" />,
                description: (
                  <>
                    Somebody else built it and published a reading: Huntorf’s 42&nbsp;% in{' '}
                    <Cite of="budt2016" />, a bag in the sea off Orkney in <Cite of="pimm2014" />.
                  </>
                ),
              },
              {
                term: <EvidenceBadge evidence="standard" />,
                description: (
                  <>
                    Textbook physics with a published table to test it: the pressure of the sea from{' '}
                    <Cite of="fofonoff1983" />, steam from <Cite of="iapws2012" />.
                  </>
                ),
              },
              {
                term: <EvidenceBadge evidence="modelled" />,
                description: `Our own calculation, with no hardware behind it. The round trip of ${number(plant.roundTrip, 1)}\u00a0% is one.`,
              },
              {
                term: <EvidenceBadge evidence="concept" />,
                description:
                  'An idea without a full calculation, or without a place to stand: a cable across an ocean, a town afloat.',
              },
            ]}
          />
        </Stack>
      </Section>
      <Section {...midnightZone} id="weak">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Where it is weak</Heading>
            <Text size="lg" tone="muted">
              A reviewer would start here, so we do too: what is wrong with the model in words, then
              what each doubt is worth in points of round trip.
            </Text>
          </SectionHeader>
          <ItemList>
            <Item title="Nothing is measured">
              Every plant figure is a model. The pessimistic and the optimistic inputs are{' '}
              {number(plant.roundTripHigh - plant.roundTripLow)} points of round trip apart.
            </Item>
            <Item title="Air is taken as ideal">
              Real air is about 3&nbsp;% denser near 1,000&nbsp;m. Below about 2,000&nbsp;m the{' '}
              <Term slug="ideal-gas">ideal gas</Term> will not do at all.
            </Item>
            <Item title="The air’s temperature is assumed">
              How well spray warms the rising air is one number in the model, the{' '}
              <Term slug="polytropic-index">index</Term> {number(vessel.index, 2)}, and it has never
              been tested in a vessel.
            </Item>
            <Item title="One load, one sea">
              Every machine runs at its rated load, and the water stands still and is equally salty
              everywhere. Starting, stopping, waves and currents cost something. We have not said
              how much.
            </Item>
            <Item title="The stroke loses to a pipe">
              Without vessels the plant in the model returns{' '}
              {number(plant.roundTripWithoutVessels - plant.roundTrip, 1)} points more. The vessels
              must earn their place <TextLink href="/earth-engine">in other ways</TextLink>.
            </Item>
          </ItemList>
          <EvidenceBadge evidence="modelled" />
          <DataTable
            caption="One input changed at a time, all others as in the reference plant; rounded one by one"
            columns={[
              'If this is wrong',
              'From',
              'To',
              numeric('Worse, %'),
              numeric('Better, %'),
              numeric('Between them, points'),
            ]}
            rows={sensitivity.map(({ input, from, to, worse, better }) => [
              input,
              from,
              to,
              number(worse, 1),
              number(better, 1),
              number(better - worse, 1),
            ])}
          />
          <Text>
            No single row lifts the result past what others model for stores without vessels,{' '}
            {quantity(64, '%')} (<Cite of="szablowski2023" />
            ). Several bad rows at once make the low end of the range. Try the combination you
            believe in under <TextLink href="/science/calculators#c5">round trip</TextLink>.
          </Text>
          <Callout tone="info" title="Find the mistake">
            A wrong figure is corrected in the model, on every page that prints it, and in the{' '}
            <TextLink href="/docs#changes">change log</TextLink>. If you have found one,{' '}
            <TextLink href="/research#part">take part</TextLink> says how to tell us.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
