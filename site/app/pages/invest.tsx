import { LeadLineScene } from '@hadal/illustrations';
import {
  Callout,
  EvidenceBadge,
  Grid,
  Heading,
  PageHead,
  Prose,
  Section,
  SectionHeader,
  Stack,
  Stat,
  StatGroup,
  Text,
  TextLink,
} from '@hadal/ui';
import { brand } from '../brand';
import { Enquiry } from '../components/enquiry';
import { Cite } from '../components/cite';
import { onDemand } from '../components/on-demand';
import { DeckSummary } from '../deck/deck-summary';
import { notice } from '../deck/opening';
import { ReadinessTable } from '../deck/readiness';
import { slides } from '../deck/slides';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { plant } from '../model';
import { costItems, storageCost } from '../model/cost.build';
import { number, quantity } from '../model/format';
import { InvestmentRisks } from './invest/investment-risks';

const CostFigure = onDemand(() =>
  import('../diagrams/cost-figure').then((module) => module.CostFigure),
);
const CostSensitivityFigure = onDemand(() =>
  import('../diagrams/cost-sensitivity-figure').then((module) => module.CostSensitivityFigure),
);

const capital = number(costItems.at(-1)!.millions);

export default function Invest() {
  return (
    <>
      <PageHead
        title="Invest"
        lede={`What a store that exists only as a model might cost: about ${quantity(storageCost.firstPlant.total, 'dollars')} for each megawatt-hour returned, too much to compete today. Nothing is for sale, no company is registered, and you could lose your money.`}
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/invest', title: 'Invest' },
        ]}
        links={[
          { href: '#deck', title: 'The deck in brief' },
          { href: '#readiness', title: 'How ready' },
          { href: '#cost', title: 'Cost' },
          { href: '#risks', title: 'Risks' },
          { href: '#enquire', title: 'Ask us' },
        ]}
        scene={
          <LeadLineScene
            title="A line let down past three vessels, to the largest and deepest of four."
            lowered={4}
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="problem">
        <Stack gap="section">
          <Callout tone="warning" title={notice.title}>
            {notice.text}
          </Callout>
          <Grid columns={2}>
            <Stack gap="loose">
              <Heading>The problem, and whose it is</Heading>
              <Text>
                A solar farm sells most when its neighbours do too, and the price at noon falls
                towards nothing. At dusk it sells nothing, and the price comes back. A store earns
                the difference, if it is cheap and loses little.
              </Text>
            </Stack>
            <Prose>
              <p>
                The demand for it is not in doubt. To meet the goals that governments have set
                themselves, the world would need six times the storage it has, 1,500&nbsp;GW by 2030
                (
                <Cite of="iea2024" />
                ). But look at who is expected to supply it: batteries, with 90&nbsp;% of the
                growth. They return more than we model, their price has fallen for years, and they
                can be bought today. For up to about four hours there is nothing here to invest in.
              </p>
              <p>
                An opening begins where hours get long. A battery of twice the hours costs nearly
                twice as much; a bag of air of twice the hours needs more bag, more rock and more
                hot water, and the same machines. Whether that is enough is disputed: on one careful
                projection lithium wins most uses from 2030 on, and long storage is the exception (
                <Cite of="schmidt2019" />
                ). Our market is that exception, and a corner of it: eight hours and more, where
                deep water lies within a cable’s reach of the shore. We have not measured how large
                that corner is.
              </p>
            </Prose>
          </Grid>
        </Stack>
      </Section>
      <Section {...twilightZone} id="deck" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The deck in brief</Heading>
            <Text size="lg" tone="muted">
              Four numbers if you have two minutes, and {slides.length} slides if you have ten: open
              one to read it. They describe a plant of {quantity(plant.outputMw, 'MW')} for eight
              hours that exists only as a model.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <StatGroup>
            <Stat value={number(plant.roundTrip, 1)} unit="%">
              round trip; modelled range {number(plant.roundTripLow)} to{' '}
              {number(plant.roundTripHigh)}&nbsp;%
            </Stat>
            <Stat value={`$${capital}`} unit="million">
              for the first plant, plus or minus 50&nbsp;%
            </Stat>
            <Stat value={number(storageCost.firstPlant.total)} unit="$/MWh">
              levelised cost of storage, illustrative
            </Stat>
            <Stat value={number(storageCost.hoped.total)} unit="$/MWh">
              if four hard things all came true
            </Stat>
          </StatGroup>
          <DeckSummary />
        </Stack>
      </Section>
      <Section band="2" joined="start" id="readiness">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>How ready each part is</Heading>
            <Text size="lg" tone="muted">
              The usual scale has nine levels: at one somebody has had the idea, at nine it has run
              for years. A plant is as ready as the least ready of its parts.
            </Text>
          </SectionHeader>
          <ReadinessTable />
          <Text>
            The plant as a whole is therefore at level two <EvidenceBadge evidence="concept" />.
            Those who tried compressed air before us mostly stopped for reasons that had little to
            do with machines: <Cite of="barbour2021">read why</Cite> before you read on.
          </Text>
        </Stack>
      </Section>
      <Section {...midnightZone} id="cost" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What the cost hangs on</Heading>
            <Text size="lg" tone="muted">
              The largest bar is the one we know least about: capital. No supplier has quoted for a
              single part.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <CostFigure label="Fig. 1" />
          <Text>
            The four things behind the last bar: building for less than half, borrowing at 6&nbsp;%,
            running on nine days out of ten, and power bought at {quantity(20, '$/MWh')}. We know of
            no plant of any kind that got all of them at once.
          </Text>
          <CostSensitivityFigure label="Fig. 2" />
          <Grid columns={2}>
            <Prose>
              <p>
                Read it from the top. Half the capital would do more for the price than all the
                efficiency that engineers could ever find, and a plant that stands idle nearly half
                the days is ruined by that alone. Interest and the price of power weigh about the
                same. The round trip, to which we give so many pages, comes last.
              </p>
            </Prose>
            <Prose>
              <p>
                What goes into the {capital} million is listed{' '}
                <TextLink href="/business-model#cost">part by part</TextLink>. The sum leaves out
                taxes, interest while building, and everything a plant might earn; a lender would
                add the first two. Put in your own view with the{' '}
                <TextLink href="/science/calculators#c8">cost calculator</TextLink>, or see at what
                price <TextLink href="/business-model#rivals">a battery costs the same</TextLink>.
                Market prices of other stores are in <Cite of="viswanathan2022" />.
              </p>
            </Prose>
          </Grid>
        </Stack>
      </Section>
      <Section band="3" joined="both" id="risks">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Risks, worst first</Heading>
            <Text size="lg" tone="muted">
              Either of the first two would end the vessels; either of the next two could end the
              plant. They are not independent, and the list is not complete.
            </Text>
          </SectionHeader>
          <InvestmentRisks />
          <Text>
            The <TextLink href="/business-model#rails">guard rails</TextLink> say who would own
            what, and how donors are kept apart from it.{' '}
            <TextLink href={`/${brand.slug}-inc`}>{brand.company}</TextLink> is the planned company.
          </Text>
        </Stack>
      </Section>
      <Section band="3" joined="start" id="enquire">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Ask us</Heading>
            <Text size="lg" tone="muted">
              For the assumptions behind a figure, a visit, or a part in the tests. What you type
              stays in this tab until you send it; what you send is kept as the{' '}
              <TextLink href="/privacy">privacy page</TextLink> says.
            </Text>
          </SectionHeader>
          <Enquiry purpose="investment" />
        </Stack>
      </Section>
    </>
  );
}
