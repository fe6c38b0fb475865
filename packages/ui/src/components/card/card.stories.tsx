import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { Grid } from '../grid';
import { Section } from '../section';
import { Stat, StatGroup } from '../stat';
import { ErrorMessage } from '../status';
import { Card, CardBody, CardGroup, CardMedia, CardMore, CardText, CardTitle } from './card';
import { CardSkeleton } from './card-skeleton';

const meta = {
  title: 'Components/Card',
  component: Card,
  subcomponents: { CardTitle, CardText, CardMedia, CardBody, CardMore, CardGroup, CardSkeleton },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const Drawing = () => (
  <svg
    viewBox="0 0 360 250"
    role="img"
    aria-label="A vessel between its guides"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d="M0 30h360M0 220h360M140 10v210M220 10v210M150 150v-50a30 30 0 0 1 60 0v50z" />
  </svg>
);

export const Plain: Story = {
  args: {
    children: (
      <>
        <CardTitle>Bell</CardTitle>
        <CardText>A float with an open base. Air fills it from the top.</CardText>
      </>
    ),
  },
};
/** Two in the width of a phone leave most of it to their words. */
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 342 }}>
      <Grid columns={{ base: 2 }} gap="normal">
        {['1.\u00a0Pressure and volume', '2.\u00a0Pull and speed'].map((title) => (
          <Card key={title}>
            <CardMedia>
              <Drawing />
            </CardMedia>
            <CardBody>
              <CardTitle>{title}</CardTitle>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('article')!;
    const heading = card.querySelector('h3')!;
    await expect(heading.clientWidth / card.clientWidth).toBeGreaterThan(0.75);
  },
};
/** The whole card is one link with one focus ring. */
export const Linked: Story = {
  args: {
    children: (
      <>
        <CardTitle href="#physics">Physics</CardTitle>
        <CardText>Five relations behind the stroke.</CardText>
        <CardMore>Read on</CardMore>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Physics' });
    const { right, bottom } = canvasElement.querySelector('article')!.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 2, bottom - 2)).toBe(link);
  },
};
/** Links and buttons in the text are above the link that covers the card. */
export const ControlsInText: Story = {
  args: {
    children: (
      <>
        <CardTitle href="#physics">Physics</CardTitle>
        <CardText>
          Five relations, from <a href="#sources">the sources</a>.{' '}
          <Button tone="secondary" size="small">
            Show them
          </Button>
        </CardText>
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const control of [canvas.getByText('the sources'), canvas.getByRole('button')]) {
      const { x, y, width, height } = control.getBoundingClientRect();
      await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(control);
    }
  },
};
/** Without a `CardMore`, the title is underlined. */
export const LinkedByTitleOnly: Story = {
  args: {
    children: (
      <>
        <CardTitle href="#physics">Physics</CardTitle>
        <CardText>Five relations behind the stroke.</CardText>
      </>
    ),
  },
};
export const WithMedia: Story = {
  args: {
    style: { maxWidth: 400 },
    children: (
      <>
        <CardMedia>
          <Drawing />
        </CardMedia>
        <CardBody>
          <CardTitle href="#one-stroke">One-Stroke Engine</CardTitle>
          <CardText>
            A measured charge of air enters an open vessel at depth. The vessel rises, the air
            expands, and a tether turns a generator for the whole climb.
          </CardText>
          <CardMore>See the stroke</CardMore>
        </CardBody>
      </>
    ),
  },
};
export const WithStat: Story = {
  args: {
    style: { maxWidth: 320 },
    children: (
      <StatGroup>
        <Stat value="10.2" unit="MPa">
          absolute pressure in sea water at 1,000 m
        </Stat>
      </StatGroup>
    ),
  },
};
export const Loading: Story = { render: () => <CardSkeleton style={{ maxWidth: 320 }} /> };
export const Failed: Story = {
  args: {
    children: (
      <ErrorMessage
        title="The terms did not load"
        action={
          <Button size="small" tone="secondary">
            Try again
          </Button>
        }
      />
    ),
  },
};

const set = [
  ['One-Stroke Engine', 'The vessel rises, the air expands, and a tether turns a generator.'],
  [
    'Earth Engine Plants',
    'Full-scale plants join a row of vessels to air bags and a store of hot water, so that both the pressure and the heat of charging are kept.',
  ],
  ['Hybrid Air/Steam Modes', 'Run on stored air, on steam raised from stored heat, or on both.'],
] as const;
const cards = set.map(([title, text]) => (
  <Card key={title}>
    <CardMedia>
      <Drawing />
    </CardMedia>
    <CardBody>
      <CardTitle href="#more">{title}</CardTitle>
      <CardText>{text}</CardText>
      <CardMore>Read on</CardMore>
    </CardBody>
  </Card>
));

export const Group: Story = { render: () => <CardGroup>{cards}</CardGroup> };
/** Offset steps from 1024 px; pictures at the start from 768 px; stacked below. */
export const Stepped: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section band="2">
      <CardGroup stepped>{cards}</CardGroup>
    </Section>
  ),
};
/** Cards with text, and one with only a title: the cards of a row have equal height. */
export const GroupOfWords: Story = {
  render: () => (
    <CardGroup>
      <Card>
        <CardTitle href="#physics">Physics & Equations</CardTitle>
        <CardText>Five relations behind the stroke, each with its source.</CardText>
        <CardMore>Read on</CardMore>
      </Card>
      <Card>
        <CardTitle href="#calculators">Calculators</CardTitle>
        <CardMore>Change the depth</CardMore>
      </Card>
      <Card>
        <CardTitle href="#diagrams">Diagrams & Cycle</CardTitle>
      </Card>
    </CardGroup>
  ),
};
export const RightToLeft: Story = { ...Group, globals: { direction: 'rtl' } };
export const InEachBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['0', '1', '2', '3', '4', '5'] as const).map((band) => (
        <Section key={band} band={band} style={{ paddingBlock: 24 }}>
          <Grid columns={2}>
            <Card>
              <CardTitle href="#more">Earth Engine Plants</CardTitle>
              <CardText>
                Every part has a <a href="#sources">source</a> of its own.
              </CardText>
              <CardMore>Visit a plant</CardMore>
            </Card>
            <CardSkeleton />
          </Grid>
        </Section>
      ))}
    </>
  ),
};
export const LongWords: Story = {
  args: {
    children: (
      <>
        <CardTitle href="#long">Thermohydrodynamicalcompressibilitycoefficient</CardTitle>
        <CardText>https://example.org/a-report-with-an-address-nobody-could-break</CardText>
        <CardMore>Readtheunbreakablereportofthermohydrodynamics</CardMore>
      </>
    ),
  },
  globals: { viewport: { value: 'narrowest' } },
};

export const TabReaches: Story = {
  ...Group,
  ...keyboardRow(
    'Tab',
    'Moves from card to card, with one stop on each title.',
    async ({ canvas, userEvent }) => {
      for (const [name] of set) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
    },
  ),
};
export const EnterFollows: Story = {
  ...Linked,
  ...keyboardRow('Enter', 'Follows the link.', async ({ canvas, canvasElement, userEvent }) => {
    const follow = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', follow, { once: true });
    canvas.getByRole('link', { name: 'Physics' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  }),
};
