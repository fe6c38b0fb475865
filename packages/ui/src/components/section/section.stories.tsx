import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../heading';
import { Text } from '../text';
import { Section } from './section';
import { SectionColumns } from './section-columns';
import { SectionHeader } from './section-header';

const meta = {
  title: 'Components/Section',
  component: Section,
  subcomponents: { SectionHeader, SectionColumns },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <SectionHeader>
        <Heading>What is Hadal?</Heading>
        <Text size="lg" tone="muted">
          A way to keep renewable power for later. Pressure holds the energy, heat tops it up, and
          buoyancy gives it back in one long upward stroke.
        </Text>
      </SectionHeader>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The deeper the band, the narrower its headings; the last two are dark in any theme. */
export const Bands: Story = {
  render: ({ children }) => (
    <>
      <Section band="0">{children}</Section>
      <Section band="1">{children}</Section>
      <Section band="2" edge="contour" edgeLabel="200 m" stop={200}>
        {children}
      </Section>
      <Section band="3" edge="contour" edgeLabel="1,000 m" stop={1000}>
        {children}
      </Section>
      <Section band="4" edge="contour" edgeLabel="4,000 m" stop={4000}>
        {children}
      </Section>
      <Section band="5" edge="contour" edgeLabel="6,000 m" stop={6000}>
        {children}
      </Section>
    </>
  ),
};

/** Two sections of the same band share the padding between them. */
export const Joined: Story = {
  render: () => (
    <>
      <Section band="3" joined="end">
        <SectionHeader wide="end">
          <Heading>One stroke, calculated</Heading>
          <Text size="lg" tone="muted">
            Twenty cubic metres of air released at 1,000 m fill a whole bell by 50 m. Compressing
            that air took more than it gives back; that is what storage means.
          </Text>
        </SectionHeader>
      </Section>
      <Section band="3" joined="start">
        <SectionHeader>
          <Heading>Why Now?</Heading>
        </SectionHeader>
      </Section>
    </>
  ),
};

/** The heading stays in view beside what is longer. */
export const Columns: Story = {
  args: {
    children: (
      <SectionColumns>
        <Heading>Open questions</Heading>
        <Text>
          A rope must pull 8.8 MN, about 4,000 times a year, over a sheave. That is beyond what is
          in use, and the top technical risk.
        </Text>
      </SectionColumns>
    ),
  },
};
export const AlwaysDark: Story = { args: { band: '2', theme: 'dark' } };
/** In a dark page, and back: each section shows its own theme, whatever stands around it. */
export const LightInADarkPage: Story = {
  render: ({ children }) => (
    <>
      <Section band="2" theme="dark">
        {children}
      </Section>
      <Section band="2" theme="light">
        {children}
        <Section band="1" theme="dark">
          {children}
        </Section>
      </Section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [dark, light, within] = [...canvasElement.querySelectorAll('section')].map((section) => {
      const heading = section.querySelector('h2');
      return {
        ground: getComputedStyle(section).backgroundColor,
        text: heading && getComputedStyle(heading).color,
      };
    });
    await expect(light).not.toEqual(dark);
    await expect(light?.text).not.toBe(dark?.text);
    await expect(within?.text).toBe(dark?.text);
  },
};

/** The heading and the lede swap sides, as does the gutter for the scale rail. */
export const RightToLeft: Story = {
  args: { band: '2', edge: 'contour', edgeLabel: '200 m', stop: 200 },
  globals: { direction: 'rtl' },
};
/** Without a header, its children still keep to the gutters. */
export const WithoutAHeader: Story = {
  args: { children: <Text>Nothing is added on the way up, and some is lost.</Text> },
};
export const LongWords: Story = {
  args: {
    band: '4',
    children: (
      <SectionHeader>
        <Heading>Thermohydrodynamicalcompressibility</Heading>
        <Text>https://example.org/a-report-with-an-address-nobody-could-break</Text>
      </SectionHeader>
    ),
  },
  globals: { viewport: { value: 'narrowest' } },
};
