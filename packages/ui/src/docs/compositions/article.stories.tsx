import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Accordion,
  AccordionItem,
  Callout,
  EvidenceBadge,
  Figure,
  Heading,
  Icon,
  PageHead,
  Prose,
  Section,
  SectionHeader,
  Stack,
  Stat,
  StatGroup,
  Table,
  TableCell,
  TableHeader,
  Text,
} from '../..';
import { at, inFrame } from './frame';
import { Picture } from '../../test/picture';

const meta = {
  title: 'Compositions/Article',
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const losses = [
  ['Compressor and expander blading', 258],
  ['Electrical machines', 98],
  ['Heat', 92],
  ['Lost air and auxiliaries', 44],
  ['The stroke itself', 26],
  ['Store colder than the air', 20],
  ['Pressure', 17],
] as const;

const parts = [
  { name: 'Light', note: 'at the top of the mast' },
  { name: 'Mast', note: 'carries the light' },
  { name: 'Hull', note: 'floats on the water' },
];

/** An inner page with running text, figures, tables and questions. */
export const Page: Story = {
  render: () => (
    <>
      <PageHead
        title="Where the energy goes"
        lede="A plant returns about 60 % of what it takes in, modelled. This page accounts for the rest."
        breadcrumb={[
          { href: '#home', title: 'Home' },
          { href: '#science', title: 'Science' },
          { href: '#losses', title: 'Where the energy goes' },
        ]}
        links={[
          { href: '#short', title: 'The short answer' },
          { href: '#table', title: 'Loss by loss' },
          { href: '#questions', title: 'Questions' },
        ]}
        scene={<Picture title="A buoy on the sea." />}
        horizonLabel="mean sea level"
      />
      <Section id="short">
        <Stack gap="loose">
          <StatGroup>
            <Stat value="1,354" unit="MWh">
              in, over ten hours
            </Stat>
            <Stat value="800" unit="MWh">
              back, over eight
            </Stat>
            <Stat value="59.1" unit="%">
              round trip; 51 to 68&nbsp;% as our inputs vary
            </Stat>
          </StatGroup>
          <Prose>
            <p>
              This is storage. It takes in <strong>more electricity than it gives back</strong>, and
              no arrangement of vessels changes that: compressing the air costs at least what its
              rise and its expansion can return.
            </p>
            <h2>What is lost first</h2>
            <p>
              Compressing air makes it hot. The plant keeps that heat in tanks of water and gives it
              back to the air on the way up, but a heat exchanger needs a difference in temperature
              to work at all, and each one costs a little.
            </p>
          </Prose>
          <Callout tone="warning" title="Nothing here has been measured">
            <p>
              No plant exists. <EvidenceBadge evidence="modelled" /> marks each figure that is ours,
              and the inputs are published with it.
            </p>
          </Callout>
        </Stack>
      </Section>
      <Section {...at.shelf} id="table">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Loss by loss</Heading>
            <Text size="lg" tone="muted">
              One cycle of a plant of 100&nbsp;MW, rounded to the megawatt-hour.
            </Text>
          </SectionHeader>
          <Table caption="What does not come back">
            <thead>
              <tr>
                <TableHeader>Where</TableHeader>
                <TableHeader numeric>MWh</TableHeader>
              </tr>
            </thead>
            <tbody>
              {losses.map(([where, loss]) => (
                <tr key={where}>
                  <TableHeader scope="row">{where}</TableHeader>
                  <TableCell numeric>{loss}</TableCell>
                </tr>
              ))}
            </tbody>
          </Table>
          <Figure
            label="Fig. 2"
            caption="A buoy on the sea, in place of a drawing of the plant."
            note="not to scale"
            parts={parts}
          >
            <Picture title="A buoy on the sea." />
          </Figure>
        </Stack>
      </Section>
      <Section {...at.slope} id="questions">
        <Stack gap="loose">
          <Heading>Questions</Heading>
          <Accordion>
            <AccordionItem title="Is this perpetual motion?" id="perpetual" defaultOpen>
              No. 1,354&nbsp;MWh go in and 800 come out.
            </AccordionItem>
            <AccordionItem title="Why buoyancy, and not only air turbines?" id="buoyancy">
              A fair challenge. Without vessels the model returns 61.4&nbsp;%, and costs less. The
              stroke is tested for power within seconds, without pumps or heat; if it fails that
              test, it goes.
            </AccordionItem>
          </Accordion>
          <Text>
            <Icon name="info" /> Low-grade heat, 544&nbsp;MWh a cycle, leaves to air and sea.
          </Text>
        </Stack>
      </Section>
    </>
  ),
};
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
