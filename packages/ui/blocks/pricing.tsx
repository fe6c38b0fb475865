import {
  Accordion,
  AccordionItem,
  ButtonLink,
  CallToAction,
  ComparisonTable,
  Heading,
  PageHead,
  Section,
  Stack,
  type ComparedGroup,
  type ComparedOption,
} from '@hadal/ui';
import { SiteFrame } from './site-frame';

const plans: ComparedOption[] = [
  {
    id: 'buy',
    title: 'Buy',
    action: (
      <ButtonLink href="/contact?plan=buy" tone="secondary">
        Plan to buy
      </ButtonLink>
    ),
  },
  {
    id: 'rent',
    title: 'Rent',
    recommendation: 'For most houses',
    action: <ButtonLink href="/contact?plan=rent">Plan to rent</ButtonLink>,
  },
  {
    id: 'service',
    title: 'Full service',
    action: (
      <ButtonLink href="/contact?plan=service" tone="secondary">
        Plan with service
      </ButtonLink>
    ),
  },
];

const groups: ComparedGroup[] = [
  {
    title: 'Price of a Yard',
    features: [
      { title: 'Once', values: { buy: '€ 4,900', rent: '€ 600', service: '€ 0' } },
      { title: 'Each month', values: { buy: '€ 0', rent: '€ 69', service: '€ 118' } },
      {
        title: 'Least term',
        values: { buy: 'None', rent: '24 months', service: '36 months' },
      },
    ],
  },
  {
    title: 'What we do',
    features: [
      { title: 'Deliver and build', values: { buy: true, rent: true, service: true } },
      {
        title: 'Visit once a year',
        note: 'Doors, bolts and roof',
        values: { buy: false, rent: true, service: true },
      },
      {
        title: 'Keys and waiting list',
        note: 'For houses where people move often',
        values: { buy: false, rent: false, service: true },
      },
      { title: 'Take it back', values: { buy: '€ 450', rent: true, service: true } },
    ],
  },
];

const questions = [
  {
    id: 'included',
    title: 'What does the price include?',
    text: 'The shed, its racks, the way to you within 200 km, and the day on which we build it. Tax is added.',
  },
  {
    id: 'change',
    title: 'Can I change from renting to buying?',
    text: 'At any time. Half of the rent that you have paid counts towards the price.',
  },
  {
    id: 'grants',
    title: 'Is there a grant?',
    text: 'Many cities pay up to a third. We fill in the form, and you sign it.',
  },
];

/** Plans side by side, the questions about them, and one way onward. */
export function Pricing() {
  return (
    <SiteFrame path="/pricing">
      <PageHead
        title="Prices"
        lede="Buy a shed, rent it, or let us run it for you. The shed is the same."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/pricing', title: 'Prices' },
        ]}
      />
      <Section band="1">
        <ComparisonTable caption="Three ways to have a shed" options={plans} groups={groups} />
      </Section>
      <Section band="2">
        <Stack gap="loose">
          <Heading>Questions about prices</Heading>
          <Accordion>
            {questions.map(({ id, title, text }) => (
              <AccordionItem key={id} id={id} title={title}>
                {text}
              </AccordionItem>
            ))}
          </Accordion>
        </Stack>
      </Section>
      <CallToAction
        title="A price for your place."
        edge="none"
        actions={<ButtonLink href="/contact">Ask for an offer</ButtonLink>}
      >
        Slopes, roots and long ways cost more; two sheds at once cost less. The offer holds for
        three months.
      </CallToAction>
    </SiteFrame>
  );
}
