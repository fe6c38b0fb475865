import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlossaryIndex, PageHead, Section } from '../..';
import glossaryIndex from '../../components/glossary-index/glossary-index.stories';
import { inFrame } from './frame';
import { Picture } from '../../test/picture';

const meta = {
  title: 'Compositions/Glossary',
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reference page: a short head, followed at once by the index. */
export const Page: Story = {
  render: () => (
    <>
      <PageHead
        title="Glossary"
        lede="The words of these pages, with their symbols and units."
        breadcrumb={[
          { href: '#home', title: 'Home' },
          { href: '#glossary', title: 'Glossary' },
        ]}
        scene={<Picture title="A buoy on the sea." />}
        scenePlace="below"
      />
      <Section>
        <GlossaryIndex {...glossaryIndex.args} />
      </Section>
    </>
  ),
};
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
