import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { TextLink } from '../link';
import { EmptyState } from './empty-state';
import { Picture } from '../../test/picture';

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  args: {
    title: 'No papers yet',
    children: 'The first one is due when the tank has been measured. Subscribe, and you will know.',
    actions: (
      <>
        <Button size="small" tone="secondary">
          Subscribe
        </Button>
        <TextLink href="#docs">Read the documentation</TextLink>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {};
export const TitleAlone: Story = { args: { children: undefined, actions: undefined } };
export const WithDrawing: Story = {
  args: { drawing: <Picture title="A buoy on the sea." /> },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: { title: 'Keine Meeresenergiespeicherwirkungsgradmessungsergebnisse' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
