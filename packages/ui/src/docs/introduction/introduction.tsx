import * as library from '../..';
import {
  ButtonLink,
  CallToAction,
  Card,
  CardGroup,
  CardMore,
  CardText,
  CardTitle,
  DefinitionList,
  Heading,
  Hero,
  Icon,
  LinkProvider,
  Section,
  SectionHeader,
  Stack,
  Stat,
  StatGroup,
  Text,
  type LinkComponentProps,
} from '../..';
import { Rules } from './rules';
import { Picture, WidePicture } from '../../test/picture';

/** Opens links in the top window, because a docs page is an iframe in Storybook. */
const TopLink = (props: LinkComponentProps) => <a target="_top" {...props} />;

const page = (id: string) => `?path=/docs/${id}--docs`;
const story = (id: string) => `?path=/story/${id}`;

/** The names of exported components, which are capitalised, unlike functions. */
const components = Object.keys(library).filter((name) => /^[A-Z]/.test(name)).length;

const destinations = [
  [
    'Getting started',
    page('getting-started-overview'),
    'Next, Vite, Astro or plain HTML: a whole page to copy.',
  ],
  [
    'Foundations',
    page('foundations-colour'),
    'Colour with its contrast, type, space, motion, drawn from the tokens.',
  ],
  ['Components', page('components-button'), 'When to use each and when not, its keys, its props.'],
  [
    'Compositions',
    story('compositions-home--page'),
    'Whole pages, to see how parts stand together.',
  ],
  [
    'A brand of your own',
    page('guides-a-brand-of-your-own'),
    'One file gives another property its own sea.',
  ],
  ['Drawings', page('drawings-scenes'), 'Engineering drawings, sized by the equations.'],
] as const;

const toolbars = [
  {
    term: 'Theme',
    description: 'Dark, light, what your system asks for, and the brand of another property.',
  },
  {
    term: 'Direction',
    description: 'From right to left, everything mirrors but drawings and figures.',
  },
  {
    term: 'Motion',
    description: 'As visitors see it who ask for less: stills, and nothing is lost.',
  },
  { term: 'Text', description: 'At 200 %, as for a reader who needs it. Nothing is cut off.' },
  { term: 'Width', description: 'From 320 px, each width at which a layout changes.' },
];

/** The first page of Storybook, which presents the library with its own components. */
export function Introduction() {
  return (
    <LinkProvider component={TopLink}>
      <div className="bleed">
        <Hero
          headline={
            <>
              <span>Every page</span> <span>is a sounding.</span>
            </>
          }
          lede="Hadal UI builds marketing sites that everybody can read. A page starts in the air, crosses a sea level, and goes down: height is depth."
          actions={
            <>
              <ButtonLink href={page('getting-started-overview')}>
                Get started <Icon name="arrow-right" />
              </ButtonLink>
              <ButtonLink href={page('foundations-bands')} tone="secondary">
                See the depths
              </ButtonLink>
            </>
          }
          media={<WidePicture title="A buoy at its mooring." above={200} below={464} />}
          horizonLabel="mean sea level"
          facts={
            <StatGroup>
              <Stat value={String(components)} unit="parts">
                each with stories, tests and a page
              </Stat>
              <Stat value="4.5" unit="to 1">
                the least contrast of any word, in any theme, at any depth
              </Stat>
              <Stat value="320" unit="px">
                the narrowest window, without sideways scroll
              </Stat>
              <Stat value="0" unit="faults">
                that axe finds in a story, or the build fails
              </Stat>
            </StatGroup>
          }
        />
        <Section band="2" edge="contour" edgeLabel="200 m">
          <Stack gap="loose">
            <Heading>Four rules decide everything</Heading>
            <Rules />
          </Stack>
        </Section>
        <Section band="3" edge="contour" edgeLabel="1,000 m" joined="end">
          <Stack gap="loose">
            <SectionHeader>
              <Heading>Where to go</Heading>
              <Text size="lg" tone="muted">
                Every page has the same order, so that you find on each what you found on the last.
              </Text>
            </SectionHeader>
            <CardGroup>
              {destinations.map(([title, href, text]) => (
                <Card key={title}>
                  <CardTitle href={href}>{title}</CardTitle>
                  <CardText>{text}</CardText>
                  <CardMore>Open</CardMore>
                </Card>
              ))}
            </CardGroup>
          </Stack>
        </Section>
        <Section band="3" joined="start">
          <Stack gap="loose">
            <Heading size="medium">What the toolbar is for</Heading>
            <DefinitionList items={toolbars} />
          </Stack>
        </Section>
        <CallToAction
          title="Take it apart."
          actions={<ButtonLink href={page('getting-started-overview')}>Get started</ButtonLink>}
          media={<Picture title="A buoy on the sea." />}
        >
          Every story is a test, and every number on these pages is read from the code you install.
        </CallToAction>
      </div>
    </LinkProvider>
  );
}
