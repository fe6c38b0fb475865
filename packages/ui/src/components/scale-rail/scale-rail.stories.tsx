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
import { ScaleRail } from './scale-rail';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const meta = {
  title: 'Components/Scale rail',
  component: ScaleRail,
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
        value: `${number.format(depth)} m`,
        detail: `${pressure.toFixed(pressure < 10 ? 2 : 1)} MPa`,
      };
    },
  },
} satisfies Meta<typeof ScaleRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A whole page: the marker starts below the head and ends on the picture at the foot. */
export const Home: Story = {
  render: (args) => (
    <>
      <ScaleRail {...args}>
        <Hero {...hero.args} {...heroStory.args} />
        <Section
          band="2"
          edge="contour"
          edgeLabel="200 m"
          stop={200}
          stopLabel="200"
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
          edge="contour"
          edgeLabel="1,000 m"
          stop={1000}
          stopLabel="1,000"
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
        <Section band="3" stop={2000} stopLabel="2,000" joined="start">
          <SectionHeader>
            <Heading>Why Now?</Heading>
          </SectionHeader>
        </Section>
        <CallToAction
          {...callToAction.args}
          {...Display.args}
          stop={4000}
          stopLabel="4,000"
          endStop={6000}
        />
      </ScaleRail>
      <Footer {...footer.args} />
    </>
  ),
};

/** On a page without a picture at its foot, the rail ends at the footer's edge. */
export const InnerPage: Story = {
  render: (args) => (
    <>
      <ScaleRail {...args}>
        <PageHead {...pageHead.args} {...SceneBeside.args} />
        <Section band="1" stop={0}>
          <SectionHeader>
            <Heading>One cycle, four steps</Heading>
          </SectionHeader>
        </Section>
        <Section band="2" edge="contour" edgeLabel="200 m" stop={200} stopLabel="200">
          <SectionHeader>
            <Heading>Inside a plant</Heading>
          </SectionHeader>
        </Section>
      </ScaleRail>
      <Footer {...footer.args} />
    </>
  ),
};

/** A stop shows its own value as it passes the foot of the marker. */
export const Reading: Story = {
  ...Home,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0.10 MPa')).toBeVisible();
    const stop = canvasElement.querySelector('[data-stop="1000"]');
    await expect(stop).not.toBeNull();
    const line = 0.3 * window.innerHeight + 18;
    window.scrollTo(0, Math.ceil((stop?.getBoundingClientRect().top ?? 0) - line));
    await waitFor(() => expect(canvas.getByText('10.2 MPa')).toBeVisible());
  },
};
/** The rail follows the writing direction. */
export const RightToLeft: Story = { ...InnerPage, globals: { ...meta.globals, direction: 'rtl' } };
/** Below 1280 px a gauge without numbers shows the scroll progress at the end edge. */
export const Gauge: Story = { ...InnerPage, globals: { viewport: { value: 'md' } } };
/** Without a stop there is no rail, at any width. */
export const WithoutStops: Story = {
  render: (args) => (
    <ScaleRail {...args}>
      <Section band="0">
        <Heading>Glossary</Heading>
      </Section>
      <Section band="1">
        <Text>A page to be worked with goes nowhere.</Text>
      </Section>
    </ScaleRail>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 m')).not.toBeVisible();
  },
};
