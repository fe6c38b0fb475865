import { Accordion, AccordionItem, Grid } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
