import { Accordion, AccordionItem, Grid } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartThumbnail } from './chart-thumbnail';
import { subjects, type ThumbnailSubject } from './subjects';
import { Thumbnail } from './thumbnail';

const names = Object.keys(subjects) as ThumbnailSubject[];

const meta = {
  title: 'Drawings/Thumbnails',
  component: Thumbnail,
  args: { subject: 'night' },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Night: Story = {};
/** Charts of a page in small, from their own data. */
export const Charts: Story = {
  render: () => (
    <Grid columns={3}>
      <ChartThumbnail
        curves={[
          [
            [380, 100],
            [600, 62],
            [1000, 37],
          ],
          [
            [1000, 100],
            [1000, 37],
          ],
        ]}
      />
      <ChartThumbnail
        columns={[
          { from: 0, to: 100, marked: true },
          { from: 100, to: 84 },
          { from: 84, to: 59 },
          { from: 0, to: 59, marked: true },
        ]}
      />
      <ChartThumbnail
        rows={[
          [
            { from: 52, to: 59 },
            { from: 59, to: 66, marked: true },
          ],
          [
            { from: 56, to: 59 },
            { from: 59, to: 61, marked: true },
          ],
        ]}
      />
    </Grid>
  ),
};
/** Every subject, four in a row. */
export const Sheet: Story = {
  render: () => (
    <Grid columns={4}>
      {names.map((subject) => (
        <Thumbnail key={subject} subject={subject} />
      ))}
    </Grid>
  ),
};
/** As tiles, each of which opens the words of its slide. */
export const Tiles: Story = {
  render: () => (
    <Accordion layout="tiles" name="slides">
      {names.map((subject, index) => (
        <AccordionItem
          key={subject}
          title={`${index + 1}. A slide about the ${subject}`}
          drawing={<Thumbnail subject={subject} />}
        >
          The words of the slide.
        </AccordionItem>
      ))}
    </Accordion>
  ),
};
