import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CallToAction,
  Card,
  CardBody,
  CardGroup,
  CardMedia,
  CardMore,
  CardText,
  CardTitle,
  Figure,
  Heading,
  Hero,
  Item,
  ItemList,
  Section,
  SectionHeader,
  Stack,
  Text,
} from '../..';
import callToAction, { Display } from '../../components/call-to-action/call-to-action.stories';
import hero, { Home as heroStory } from '../../components/hero/hero.stories';
import { at, inFrame } from './frame';
import { Picture } from '../../test/picture';

const meta = {
  title: 'Compositions/Home',
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hero, stepped cards, one figure, reasons, and the call to action on the sea bed. */
export const Page: Story = {
  render: () => (
    <>
      <Hero {...hero.args} {...heroStory.args} />
      <Section {...at.shelf} headingWidth="wide">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What is Hadal?</Heading>
            <Text size="lg" tone="muted">
              A way to keep renewable power for later: as air under the pressure of the deep sea,
              and as heat in tanks of water.
            </Text>
          </SectionHeader>
          <CardGroup stepped>
            <Card>
              <CardMedia>
                <Picture title="A buoy on the sea." />
              </CardMedia>
              <CardBody>
                <CardTitle href="#how-it-works">One-Stroke Engine</CardTitle>
                <CardText>
                  Air enters an open vessel at 980&nbsp;m. The vessel rises, the air expands, and
                  the tether turns a generator.
                </CardText>
                <CardMore>See the stroke</CardMore>
              </CardBody>
            </Card>
            <Card>
              <CardMedia>
                <Picture title="A buoy on the sea." />
              </CardMedia>
              <CardBody>
                <CardTitle href="#earth-engine">Earth Engine Plants</CardTitle>
                <CardText>
                  Twelve vessels take turns over one store of air and one of heat: 100&nbsp;MW for
                  eight hours, modelled.
                </CardText>
                <CardMore>See the plant</CardMore>
              </CardBody>
            </Card>
            <Card>
              <CardMedia>
                <Picture title="A buoy on the sea." />
              </CardMedia>
              <CardBody>
                <CardTitle href="#modes">Hybrid Air/Steam Modes</CardTitle>
                <CardText>
                  Turbines run on air alone, or on air moistened with steam from stored heat. The
                  mode follows what the grid needs.
                </CardText>
                <CardMore>Compare the modes</CardMore>
              </CardBody>
            </Card>
          </CardGroup>
        </Stack>
      </Section>
      <Section {...at.slope} headingWidth="normal" joined="end">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>One stroke, calculated</Heading>
            <Text size="lg" tone="muted">
              Compressing the air took more than its rise gives back. That is what storage is.
            </Text>
          </SectionHeader>
          <Figure
            label="Fig. 1"
            caption="A buoy on the sea, in place of a drawing of the stroke."
            note="not to scale"
          >
            <Picture title="A buoy on the sea." />
          </Figure>
        </Stack>
      </Section>
      <Section band="3" joined="start" stop={2000} stopLabel="2,000">
        <Stack gap="loose">
          <Heading>Why Now?</Heading>
          <ItemList>
            <Item
              title="Grid Storage Gap"
              drawing={<Picture title="A buoy on the sea." />}
              note="A buoy, in place of a chart."
            >
              Wind and sun rarely peak when people need power. Storage moves a part of the
              difference.
            </Item>
            <Item
              title="Dispatchable Renewables"
              drawing={<Picture title="A buoy on the sea." />}
              note="A buoy, in place of a chart."
            >
              Hours of storage turn a source that changes with the weather into one that can follow
              a schedule.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <CallToAction {...callToAction.args} {...Display.args} stop={4000} stopLabel="4,000" />
    </>
  ),
};
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
export const RightToLeft: Story = { ...Page, globals: { direction: 'rtl' } };
