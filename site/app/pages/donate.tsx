import { LeadLineScene } from '@hadal/illustrations';
import {
  Accordion,
  AccordionItem,
  Callout,
  DefinitionList,
  EvidenceBadge,
  Grid,
  Heading,
  NewsletterForm,
  Onward,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  Text,
  TextLink,
} from '@hadal/ui';
import { brand } from '../brand';
import { Cite } from '../components/cite';
import { DataTable, numeric } from '../components/data-table';
import { newsletterAction, subscribe } from '../data/newsletter';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { tally } from '../equations/tally.build';
import { ladder } from '../model';
import { quantity } from '../model/format';
import { Giving } from './donate/giving';
import { GiftFigure } from './donate/gift-figure';
import { GiftUses } from './donate/gift-uses';
import { PaymentReturn } from './donate/payment-return';

const isOpen = Object.keys(import.meta.env.PAYMENT_LINKS ?? {}).length > 0;

export default function Donate() {
  return (
    <>
      <PageHead
        title="Back the mission"
        lede={
          isOpen
            ? 'A gift pays for a tank test and a lake test, whose results anybody may use, for or against us.'
            : 'Giving is not open yet. When it is, a gift will pay for a tank test and a lake test, whose results anybody may use, for or against us.'
        }
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/donate', title: 'Donate' },
        ]}
        links={[
          { href: '#give', title: 'Give' },
          { href: '#funds', title: 'What gifts fund' },
          { href: '#not', title: 'What they do not' },
          { href: '#status', title: 'Registration' },
          { href: '#questions', title: 'Questions' },
        ]}
        scene={
          <LeadLineScene
            title="A line let down from a boat, to the smallest and shallowest of four vessels."
            lowered={1}
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="give">
        <Stack gap="loose">
          <PaymentReturn />
          {!isOpen && (
            <Callout level={2} title="Donations are not open yet">
              The {brand.foundation} has to be registered first, so nothing on this page can charge
              you. Leave an address if you want to hear when that changes.
            </Callout>
          )}
          <Grid columns={2}>
            {isOpen ? (
              <Giving />
            ) : (
              <Stack gap="loose">
                <NewsletterForm
                  title="Tell me when giving opens"
                  description="Our newsletter will tell you, and give the registration number."
                  anchor="giving-news"
                  onSubscribe={subscribe}
                  action={newsletterAction}
                  privacy={import.meta.env.NEWSLETTER_PRIVACY}
                />
                <GiftFigure />
              </Stack>
            )}
            <Stack gap="loose">
              <DefinitionList
                items={[
                  {
                    term: 'You can check everything',
                    description:
                      'Readings, drawings and accounts will be published in full, failures included.',
                  },
                  {
                    term: 'We never see your card',
                    description:
                      'You pay at a payment provider. No card number ever passes through this site.',
                  },
                  {
                    term: 'You may stay unnamed',
                    description: (
                      <>
                        No name is asked for. An email address is only for the receipt, as the{' '}
                        <TextLink href="/privacy">privacy page</TextLink> says.
                      </>
                    ),
                  },
                ]}
              />
              <Callout title="Looking to invest?">
                That is a different arm, and you could lose your money. Read the{' '}
                <TextLink href="/invest#risks">risks</TextLink> first.
              </Callout>
              {isOpen && <GiftFigure />}
            </Stack>
          </Grid>
        </Stack>
      </Section>
      <Section {...twilightZone} id="funds">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What a gift would pay for</Heading>
            <Text size="lg" tone="muted">
              Two small tests that settle large questions. The answer may be no.
            </Text>
          </SectionHeader>
          <GiftUses />
          <EvidenceBadge evidence="modelled" />
          <DataTable
            caption="How small the first two steps are: modelled, one stroke, air at constant temperature"
            columns={['Step', numeric('Vessel'), numeric('Work'), numeric('Pull'), 'The same as']}
            rows={[
              [
                'Tank',
                quantity(ladder.tank.volumeM3, 'm³', 1),
                quantity(ladder.tank.workKwh, 'kWh', 4),
                quantity(1000 * ladder.tank.liftMn, 'kN', 1),
                'A lamp for some ten minutes; the weight of a large pig',
              ],
              [
                'Lake',
                quantity(ladder.lake.volumeM3, 'm³'),
                quantity(ladder.lake.workKwh, 'kWh', 2),
                quantity(1000 * ladder.lake.liftMn, 'kN'),
                'An oven for half an hour; the weight of two elephants',
              ],
            ]}
          />
          <Text>
            These are the first two of <TextLink href="/earth-engine#ladder">four tests</TextLink>.
            What would count as a pass is published before each test. No budget has been drawn up
            yet; it will be printed here with its target sum before giving opens.
          </Text>
        </Stack>
      </Section>
      <Section {...midnightZone} id="not" joined="end">
        <Stack gap="loose">
          <Heading>What it would not pay for</Heading>
          <DefinitionList
            items={[
              {
                term: 'The company',
                description: (
                  <>
                    Not its staff, its licences or its plants. Where {brand.company} uses what the
                    Foundation found, it pays like any outsider.{' '}
                    <TextLink href="/business-model">The wall between them</TextLink>
                  </>
                ),
              },
              {
                term: 'A share, or a say',
                description:
                  'A donor owns no part of anything, gets no money back and has no say over the results. A gift can be tied to teaching or to research, and to nothing narrower.',
              },
              {
                term: 'Electricity',
                description:
                  'These are experiments. They return less power than they take in, as every store does.',
              },
              {
                term: 'A plant at sea',
                description: 'Beyond the lake, customers and their lenders have to pay.',
              },
              {
                term: 'Work that others have done',
                description: (
                  <>
                    Bags under water have been tried (<Cite of="pimm2014" />) and ropes over wheels
                    have been worn out (<Cite of="davies2015" />
                    ). We begin where their tables end.
                  </>
                ),
              },
            ]}
          />
        </Stack>
      </Section>
      <Section band="3" joined="both" id="status">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Where the registration stands</Heading>
            <Text size="lg" tone="muted">
              Before it can take a gift, a charity needs a legal form, a board and an account. Ours
              has none of them yet.
            </Text>
          </SectionHeader>
          <DataTable
            caption={`${brand.foundation}, planned`}
            columns={['What', 'Today', 'What has to come first']}
            rows={[
              ['Legal form', 'None', 'Choosing the country and the statutes'],
              ['Board', 'Not appointed', 'Members who hold no part of the company'],
              ['Registration', 'Not applied for', 'Statutes and board'],
              [
                'Relief from tax for donors',
                'None, and none promised',
                'A ruling, in each country',
              ],
              ['Account and payment page', isOpen ? 'Open' : 'None', 'Registration'],
              ['Yearly accounts', 'Nothing to account for', 'A first gift'],
            ]}
          />
        </Stack>
      </Section>
      <Section band="3" joined="both" id="questions">
        <Stack gap="loose">
          <Heading>Questions</Heading>
          <Accordion>
            <AccordionItem id="deduct" title="Can I set a gift against my taxes?">
              Assume that you cannot. Tax relief is granted country by country, and none has been
              granted to us.
            </AccordionItem>
            <AccordionItem id="currency" title="Which currencies, and how much?">
              Dollars, euros or pounds, from 1 to 10,000 of them, once or each month. Anybody who
              thinks of giving more should talk to the board first, once there is one.
            </AccordionItem>
            <AccordionItem id="stop" title="How would I stop a monthly gift?">
              At the payment provider, with the link in every receipt, without asking us and without
              a reason.
            </AccordionItem>
            <AccordionItem id="fail" title="What if the test fails?">
              Then you have paid for a clear answer. It is published like any other, and the money
              left over goes to the next question on the list.
            </AccordionItem>
            <AccordionItem id="kind" title="Can I give something other than money?">
              Yes, today: an afternoon with{' '}
              <TextLink href="/science/physics">the equations</TextLink>, the use of a tank, or a
              worn rope with its history. <TextLink href="/about#contact">Write to us.</TextLink>
            </AccordionItem>
          </Accordion>
        </Stack>
      </Section>
      <Section band="3" joined="start">
        <Onward
          pages={[
            {
              href: '/science/physics',
              title: 'Find our mistake',
              text: `${tally.equations} relations carry most of the model. Each can be checked with a pencil, and a careful doubt is a gift, too.`,
            },
            {
              href: '/mission',
              title: 'Read the mission',
              text: 'Why we ask the question at all, and which answers would make us stop.',
            },
          ]}
        />
      </Section>
    </>
  );
}
