import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Inline } from '../inline';
import { Tag } from './tag';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'Storage' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Plain: Story = {};
export const Linked: Story = { args: { href: '#storage' } };

/** Filters of a list: the app removes them, and moves the focus. */
function Filters() {
  const list = useRef<HTMLElement>(null);
  const [tags, setTags] = useState(['Storage', 'Europe', 'Since 2024']);
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag));
    list.current?.focus();
  };
  return (
    <section ref={list} tabIndex={-1} aria-label="Filters">
      <Inline>
        {tags.map((tag) => (
          <Tag key={tag} onRemove={() => remove(tag)}>
            {tag}
          </Tag>
        ))}
      </Inline>
    </section>
  );
}
export const Removable: Story = { render: () => <Filters /> };
export const LongWords: Story = {
  args: {
    children: 'Thermohydrodynamicalcompressibilitymeasurement',
    href: '#long',
    onRemove: () => {},
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { ...Removable, globals: { direction: 'rtl' } };

const europe = (canvas: Canvas) => canvas.getByRole('button', { name: 'Remove Europe' });
export const TabReaches: Story = {
  ...Linked,
  ...keyboardRow(
    'Tab',
    'Moves to the link and to the button, if any. Enter follows the link.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Storage' })).toHaveFocus();
    },
  ),
};
const removes = (key: string, press: string) =>
  keyboardRow(key, 'On the button: removes the tag.', async ({ canvas, userEvent }) => {
    europe(canvas).focus();
    await userEvent.keyboard(press);
    await expect(canvas.queryByText('Europe')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Filters' })).toHaveFocus();
  });
export const EnterRemoves: Story = { ...Removable, ...removes('Enter', '{Enter}') };
export const SpaceRemoves: Story = { ...Removable, ...removes('Space', ' ') };
