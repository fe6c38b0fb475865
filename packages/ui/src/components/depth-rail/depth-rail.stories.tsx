import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CallToAction } from '../call-to-action';
import callToAction, { Display } from '../call-to-action/call-to-action.stories';
import { Footer } from '../footer';
import footer from '../footer/footer.stories';
import { Heading } from '../heading';
import { Hero } from '../hero';
import hero, { Home as heroStory } from '../hero/hero.stories';
import { PageHead } from '../page-head';
import pageHead, { SceneBeside } from '../page-head/page-head.stories';
import { Section, SectionHeader } from '../section';
import { Text } from '../text';
import { ToastProvider } from '../toast';
import { DepthRail } from './depth-rail';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const meta = {
  title: 'Components/Depth rail',
  component: DepthRail,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  globals: { viewport: { value: 'xl' } },
  args: {
    formatReading: (depth) => {
      const pressure = 0.1013 + 0.010052 * depth;
      return {
        depth: `${number.format(depth)} m`,
        pressure: `${pressure.toFixed(pressure < 10 ? 2 : 1)} MPa`,
      };
    },
  },
} satisfies Meta<typeof DepthRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A whole page: the float starts at sea level and ends on the sea bed. */
export const Home: Story = {
  render: (args) => (
    <>
      <DepthRail {...args}>
        <Hero {...hero.args} {...heroStory.args} />
        <Section
          band="2"
          edge="isobath"
          edgeLabel="200 m"
          depth={200}
          depthLabel="200"
          headingWidth="wide"
        >
          <SectionHeader>
            <Heading>What is Hadal?</Heading>
            <Text size="lg" tone="muted">
              A way to keep renewable power for later. Pressure holds the energy, heat tops it up,
              and buoyancy gives it back in one long upward stroke.
            </Text>
          </SectionHeader>
        </Section>
        <Section
          band="3"
          edge="isobath"
          edgeLabel="1,000 m"
          depth={1000}
          depthLabel="1,000"
          joined="end"
          headingWidth="normal"
        >
          <SectionHeader wide="end">
            <Heading>One stroke, calculated</Heading>
            <Text size="lg" tone="muted">
              Twenty cubic metres of air released at 1,000 m fill a whole bell by 50 m. Compressing
              that air took more than it gives back; that is what storage means.
            </Text>
          </SectionHeader>
        </Section>
        <Section band="3" depth={2000} depthLabel="2,000" joined="start">
          <SectionHeader>
            <Heading>Why Now?</Heading>
          </SectionHeader>
        </Section>
        <CallToAction
          {...callToAction.args}
          {...Display.args}
          depth={4000}
          depthLabel="4,000"
          seabed={6000}
        />
      </DepthRail>
      <Footer {...footer.args} />
    </>
  ),
};

/** On a page without a sea bed, the rail ends at the footer's edge. */
export const InnerPage: Story = {
  render: (args) => (
    <>
      <DepthRail {...args}>
        <PageHead {...pageHead.args} {...SceneBeside.args} />
        <Section band="1" depth={0}>
          <SectionHeader>
            <Heading>One cycle, four steps</Heading>
          </SectionHeader>
        </Section>
        <Section band="2" edge="isobath" edgeLabel="200 m" depth={200} depthLabel="200">
          <SectionHeader>
            <Heading>Inside a plant</Heading>
          </SectionHeader>
        </Section>
      </DepthRail>
      <Footer {...footer.args} />
    </>
  ),
};

/** A stop shows its own depth as it passes the float's waterline. */
export const Reading: Story = {
  ...Home,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0.10 MPa')).toBeVisible();
    const stop = canvasElement.querySelector('[data-depth="1000"]');
    await expect(stop).not.toBeNull();
    const waterline = 0.3 * window.innerHeight + 18;
    window.scrollTo(0, Math.ceil((stop?.getBoundingClientRect().top ?? 0) - waterline));
    await waitFor(() => expect(canvas.getByText('10.2 MPa')).toBeVisible());
  },
};
/** The rail follows the writing direction. */
export const RightToLeft: Story = { ...InnerPage, globals: { ...meta.globals, direction: 'rtl' } };
/** Below 1280 px a gauge without numbers shows the scroll progress at the end edge. */
export const Gauge: Story = { ...InnerPage, globals: { viewport: { value: 'md' } } };
/** Without a depth there is no rail, at any width. */
export const WithoutStops: Story = {
  render: (args) => (
    <DepthRail {...args}>
      <Section band="0">
        <Heading>Glossary</Heading>
      </Section>
      <Section band="1">
        <Text>A page to be worked with goes nowhere.</Text>
      </Section>
    </DepthRail>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 m')).not.toBeVisible();
  },
};
