import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Container } from '../container';
import { TextLink } from '../link';
import { AnnouncementBar } from './announcement-bar';
import { announcementScript, storageKeyOf } from './announcement-script';

/** A dismissal lasts as long as the page, so each story has an announcement of its own. */
let count = 0;

const meta = {
  title: 'Components/Announcement bar',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'launch',
    children: (
      <>
        The first vessel has been launched. <TextLink href="#launch">See the pictures</TextLink>
      </>
    ),
    onOpenChange: fn(),
  },
  beforeEach: ({ args }) => {
    count += 1;
    args.id = `launch-${count}`;
    const key = storageKeyOf(args.id);
    return () => localStorage.removeItem(key);
  },
  render: (args) => (
    <>
      <AnnouncementBar {...args} />
      <Container>
        <TextLink href="#page">The page below</TextLink>
      </Container>
    </>
  ),
} satisfies Meta<typeof AnnouncementBar>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const bar = (canvas: Canvas) => canvas.queryByRole('region', { name: 'Announcement' });
const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Dismiss the announcement' });

export const Open: Story = {};
/** Gone, and remembered by its `id`. */
export const Dismissed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(button(canvas));
    await expect(bar(canvas)).toBeNull();
    await expect(localStorage.getItem(storageKeyOf(args.id))).toBe('dismissed');
  },
};
/** As the server sends it to somebody who has dismissed it: the script hides it before the first paint. */
export const HiddenByTheScript: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    localStorage.setItem(storageKeyOf(args.id), 'dismissed');
    const asSent = bar(canvas)!;
    asSent.removeAttribute('data-state');
    await expect(asSent).toBeVisible();
    const { documentElement: root, head } = canvasElement.ownerDocument;
    const script = document.createElement('script');
    script.textContent = announcementScript({ id: args.id });
    head.append(script);
    try {
      await expect(asSent).not.toBeVisible();
    } finally {
      script.remove();
      delete root.dataset['announcement'];
    }
  },
};
export const Narrowest: Story = {
  args: {
    children:
      'Thermohydrodynamicalcompressibilitymeasurements begin on Monday, with the first vessel at its full depth.',
  },
  globals: { viewport: { value: 'narrowest' } },
};
export const LargeText: Story = {
  ...Narrowest,
  globals: { textSize: '200%', viewport: { value: 'narrowest' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the links of the announcement, then to the button.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'See the pictures' })).toHaveFocus();
      await userEvent.tab();
      await expect(button(canvas)).toHaveFocus();
    },
  ),
};
const dismisses = (key: string, press: string) =>
  keyboardRow(
    key,
    'On the button: dismisses the announcement. Tab goes on with what follows.',
    async ({ canvas, userEvent }) => {
      button(canvas).focus();
      await userEvent.keyboard(press);
      await expect(bar(canvas)).toBeNull();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'The page below' })).toHaveFocus();
    },
  );
export const EnterDismisses: Story = { ...dismisses('Enter', '{Enter}') };
export const SpaceDismisses: Story = { ...dismisses('Space', ' ') };
