import {
  ButtonLink,
  CallToAction,
  Card,
  CardGroup,
  CardMore,
  CardText,
  CardTitle,
  Heading,
  Hero,
  Quote,
  Section,
  SectionHeader,
  Stack,
  Stat,
  StatGroup,
  Steps,
  Text,
} from '@hadal/ui';
import { ink, Scene, solid, thin } from '@hadal/ui/drawing';
import { SiteFrame } from './site-frame';

const sheds = [
  { href: '/sheds/row', title: 'Row', text: 'Four bicycles along a wall, behind one roller door.' },
  { href: '/sheds/yard', title: 'Yard', text: 'Eight in the open, locked, under a green roof.' },
  { href: '/sheds/station', title: 'Station', text: 'Sixteen and more, on two levels of racks.' },
];

const steps = [
  {
    title: 'Measure',
    text: 'Send a photograph and two lengths. We reply with a plan to scale and a fixed price.',
  },
  {
    title: 'Build',
    text: 'Two people set the anchors and raise the frame in a day. Nothing is cast in concrete.',
  },
  {
    title: 'Park',
    text: 'Every resident gets a key. Once a year we oil the doors and tighten the bolts.',
  },
];

/** A shed in front view: a sloping roof on three posts, with two bicycles below it. */
const drawing = (
  <Scene title="An open shed with a sloping roof, and two bicycles in it.">
    <svg viewBox="0 0 480 320">
      <path className={thin} d="M20 280h440M110 274v-60M370 274v-86" />
      <path className={solid} d="m40 92 400-52v18L40 110z" />
      <path className={solid} d="M70 107h12v173H70zM234 85h12v195h-12zM398 64h12v216h-12z" />
      {[158, 322].map((x) => (
        <g key={x} transform={`translate(${x} 246)`}>
          <circle className={solid} cx={-38} r={30} />
          <circle className={solid} cx={38} r={30} />
          <path d="M-38 0-18-44h42L0 0zm38 0-18-44m-8-8h18M24-44l14 44M24-44l-4-14h16" />
          <circle className={ink} r={4} />
        </g>
      ))}
    </svg>
  </Scene>
);

/** A home page: one promise, what is on offer, how it goes, and one way onward. */
export function Landing() {
  return (
    <SiteFrame path="/">
      <Hero
        headline={
          <>
            <span>Dry saddles.</span> <span>Clear halls.</span>
          </>
        }
        lede="Sheds for the bicycles of a house, a school or an office: planned from a photograph, built in a day, and taken back when you move."
        actions={
          <>
            <ButtonLink href="/contact">Ask for an offer</ButtonLink>
            <ButtonLink href="/pricing" tone="secondary">
              See the prices
            </ButtonLink>
          </>
        }
        media={drawing}
        facts={
          <StatGroup>
            <Stat value="1" unit="day">
              to build, without a foundation
            </Stat>
            <Stat value="8" unit="bicycles">
              where one car was parked
            </Stat>
            <Stat value="25" unit="years">
              of guarantee on the frame
            </Stat>
          </StatGroup>
        }
      />
      <Section band="2">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Three sizes, one frame</Heading>
            <Text size="lg" tone="muted">
              They share posts, roof and doors, so that a small one can grow.
            </Text>
          </SectionHeader>
          <CardGroup>
            {sheds.map(({ href, title, text }) => (
              <Card key={href}>
                <CardTitle href={href}>{title}</CardTitle>
                <CardText>{text}</CardText>
                <CardMore>See its plan</CardMore>
              </Card>
            ))}
          </CardGroup>
        </Stack>
      </Section>
      <Section band="3">
        <Stack gap="loose">
          <Heading>From a photograph to a key</Heading>
          <Steps steps={steps} />
          <Quote author="Mara Lindqvist" position="House manager, 12 Mill Lane">
            The hall is empty, and nobody has asked me for the cellar key since.
          </Quote>
        </Stack>
      </Section>
      <CallToAction
        title="Send us a photograph."
        edge="none"
        actions={
          <>
            <ButtonLink href="/contact">Send a photograph</ButtonLink>
            <ButtonLink href="/docs" tone="secondary">
              Read how it is built
            </ButtonLink>
          </>
        }
      >
        You get a plan to scale and a price that holds for three months. Both are free.
      </CallToAction>
    </SiteFrame>
  );
}
