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
import { Giving } from '../components/giving';
import { Cite } from '../components/cite';
import { DataTable, figure } from '../components/data-table';
import { GiftUses } from '../components/gift-uses';
import { PaymentReturn } from '../components/payment-return';
import { newsletterAction, subscribe } from '../data/newsletter';
import { at1000m, at200m, surface } from '../content/depths';
import { tally } from '../equations/tally.build';
import { ladder } from '../model';
import { quantity } from '../model/format';

const isOpen = Object.keys(import.meta.env.PAYMENT_LINKS ?? {}).length > 0;

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
              you. Look at what could be chosen, and leave an address if you want to hear when that
              changes.
            </Callout>
          )}
          <Grid columns={2}>
            <Giving />
            <Stack gap="loose">
              {!isOpen && (
                <NewsletterForm
                  title="Hear when giving opens"
                  description="It will be in the newsletter, with the registration number. Until then: results, drawings and setbacks."
                  anchor="giving-news"
                  onSubscribe={subscribe}
                  action={newsletterAction}
                />
              )}
              <DefinitionList
                items={[
                  {
                    term: 'You can check everything',
                    description:
                      'Readings, drawings and accounts are published whole, with the bad days in them.',
                  },
                  {
                    term: 'Your card is not our business',
                    description:
                      'Paying happens at a payment provider. No number of a card ever passes through here.',
                  },
                  {
                    term: 'You may stay unnamed',
                    description: (
                      <>
                        No name is asked for. An address is only for the receipt, as the{' '}
                        <TextLink href="/privacy">privacy page</TextLink> says.
                      </>
                    ),
                  },
                ]}
              />
              <Callout title="Looking to invest?">
                That is a different arm, with risk of its own. Read the{' '}
                <TextLink href="/invest#risks">risks</TextLink>, then ask.
              </Callout>
            </Stack>
          </Grid>
        </Stack>
      </Section>
      <Section {...at200m} id="funds">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What a gift would pay for</Heading>
            <Text size="lg" tone="muted">
              Small things that settle large questions. Somebody has to pay for the answer before
              anybody can profit from it, and the answer may be no.
            </Text>
          </SectionHeader>
          <GiftUses />
          <EvidenceBadge evidence="modelled" />
          <DataTable
            ledger="named"
            caption="How small the first two steps are: modelled, one stroke, air at constant temperature"
            columns={['Step', figure('Vessel'), figure('Work'), figure('Pull'), 'The same as']}
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
            Neither will ever light a town, and neither is meant to. They stand at the foot of a{' '}
            <TextLink href="/earth-engine#ladder">ladder of four</TextLink>; what would be looked
            for on each rung is decided, and published, before the test. The list of{' '}
            <TextLink href="/research">open questions</TextLink> is longer than any budget.
          </Text>
        </Stack>
      </Section>
      <Section {...at1000m} id="not" joined="end">
        <Stack gap="loose">
          <Heading>What it would not pay for</Heading>
          <DefinitionList
            items={[
              {
                term: 'The company',
                description: (
                  <>
                    Not its staff, not its licences, not its plants. Where {brand.company} uses what
                    the Foundation found, it pays for that like any stranger.{' '}
                    <TextLink href="/business-model">The wall between them</TextLink>
                  </>
                ),
              },
              {
                term: 'A share, or a say',
                description:
                  'Nobody who gives owns a part of anything, gets money back or chooses what the readings show. A gift can be tied to teaching or to research, and to nothing narrower.',
              },
              {
                term: 'Electricity',
                description:
                  'These are experiments. What they store is less than what it took to run them, as with every store there is.',
              },
              {
                term: 'A plant at sea',
                description:
                  'Beyond the lake it takes customers and their lenders. If they do not come, that is an answer as well.',
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
              Before it takes a cent, a charity needs a form in law, a board and an account. This is
              how far ours has got, and it will be dated here when a line changes.
            </Text>
          </SectionHeader>
          <DataTable
            ledger="named"
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
              Assume that you cannot. Such relief is granted by an office, country by country, and
              nobody has granted it to us.
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
              Then you have paid for the most useful result of all. It is published like any other,
              and what is left over goes to the next question on the list.
            </AccordionItem>
            <AccordionItem id="kind" title="Can I give something other than money?">
              Yes, today: an afternoon with{' '}
              <TextLink href="/science/physics">the equations</TextLink>, a tank that stands idle, a
              used rope with its history. The{' '}
              <TextLink href="/invest#enquire">enquiry form</TextLink> reaches us.
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
              text: `${tally.equations} relations carry the whole model. Each can be checked with a pencil, and a careful doubt is a gift, too.`,
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
