import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import shore from '../../test/shore.svg';
import { Container } from '../container';
import { Picture } from './picture';

/** A cut for narrow windows, drawn to be told apart. */
const tall = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" width="400" height="500"><path fill="#3f6f67" d="M0 0h4v5H0z"/><path fill="#f2d9bf" d="M0 0h4v2H0z"/></svg>',
)}`;

const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: { layout: 'fullscreen' },
  args: {
    src: shore,
    alt: 'Dunes above a wet beach at low tide.',
    width: 1440,
    height: 960,
    caption: 'The landing at Holm, an hour before high water.',
    credit: 'Photograph: A. Person, CC BY 4.0',
  },
  render: (args) => (
    <Container style={{ paddingBlock: 24, maxWidth: 800 }}>
      <Picture {...args} />
    </Container>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const image = (canvas: Canvas) => canvas.getByRole<HTMLImageElement>('img');

/** Keeps its place before and after it has loaded. */
export const WithCaption: Story = {
  play: async ({ canvas }) => {
    const picture = image(canvas);
    const shape = () => picture.offsetWidth / picture.offsetHeight;
    await expect(shape()).toBeCloseTo(1.5, 1);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(shape()).toBeCloseTo(1.5, 1);
  },
};
export const PictureOnly: Story = { args: { caption: undefined, credit: undefined } };
export const CreditOnly: Story = { args: { caption: undefined } };

const sources = [{ media: '(max-width: 767px)', srcSet: tall, width: 400, height: 500 }];
/** Another cut for narrow windows, in the place of its own shape. */
export const ArtDirection: Story = {
  args: { sources },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const picture = image(canvas);
    await waitFor(() => expect(picture.currentSrc).toBe(tall));
    await expect(picture.offsetWidth / picture.offsetHeight).toBeCloseTo(0.8, 1);
  },
};
/** The words stand in for a picture that does not load. */
export const Missing: Story = { args: { src: 'data:image/png,' } };
export const LongWords: Story = {
  args: {
    caption: 'Thermohydrodynamicalcompressibilitycoefficientmeasurement',
    credit: 'https://example.org/a-photograph-with-an-address-nobody-could-break',
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
