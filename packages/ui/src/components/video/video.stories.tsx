import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import captions from '../../test/film.vtt';
import film from '../../test/film.webm';
import { keyboardRow } from '../../test/keyboard';
import shore from '../../test/shore.svg';
import { Container } from '../container';
import { Video } from './video';

const meta = {
  title: 'Components/Video',
  component: Video,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'High water',
    poster: shore,
    width: 320,
    height: 180,
    sources: [{ src: film, type: 'video/webm' }],
    tracks: [{ src: captions, srcLang: 'en', label: 'English' }],
    caption: 'High water at Holm. One second, without sound.',
    transcript: 'The sea rises by a hand’s breadth, and falls again.',
  },
  render: (args) => (
    <Container style={{ paddingBlock: 24, maxWidth: 800 }}>
      <Video {...args} />
    </Container>
  ),
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const player = (canvas: Canvas) => canvas.getByLabelText<HTMLVideoElement>('High water');
const requested = (file: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(file));

/** Keeps the shape of the film, whatever the poster's. Nothing of the film is loaded before it plays, and its captions neither; it plays on request. */
export const WithTranscript: Story = {
  play: async ({ canvas }) => {
    const video = player(canvas);
    await expect(video.offsetWidth / video.offsetHeight).toBeCloseTo(16 / 9, 1);
    await expect(video.paused).toBe(true);
    await expect(video.readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    await expect([...requested(film), ...requested(captions)]).toEqual([]);
    video.muted = true;
    await video.play();
    await expect(video.readyState).toBeGreaterThan(HTMLMediaElement.HAVE_METADATA);
    video.pause();
    video.currentTime = 0;
  },
};
export const PlayerOnly: Story = { args: { caption: undefined, transcript: undefined } };
export const LongWords: Story = {
  args: {
    caption: 'Thermohydrodynamicalcompressibilitycoefficientmeasurement',
    transcript: 'https://example.org/a-transcript-with-an-address-nobody-could-break',
    transcriptLabel: 'Thermohydrodynamicaltranscript',
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
  play: async ({ canvas }) => {
    (canvas.getByText('Thermohydrodynamicaltranscript').parentElement as HTMLDetailsElement).open =
      true;
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the player, through its controls, and to the transcript.',
    async ({ canvas, userEvent }) => {
      player(canvas).focus();
      await expect(player(canvas)).toHaveFocus();
      // user-event knows no players.
      player(canvas).blur();
      await userEvent.tab();
      await expect(canvas.getByText('Transcript')).toHaveFocus();
    },
  ),
};
export const EnterOpens: Story = {
  ...keyboardRow(
    'Enter, Space',
    'On the player: plays or pauses. On the transcript: shows or hides it.',
    async ({ canvas, userEvent }) => {
      const summary = canvas.getByText('Transcript');
      // Browsers turn Enter and Space into clicks for real keys only.
      await userEvent.click(summary);
      await expect(summary.parentElement).toHaveAttribute('open');
      await expect(canvas.getByText(/falls again/)).toBeVisible();
    },
  ),
};
