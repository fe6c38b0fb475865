import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { english, german, pseudo } from '../../locales';
import { Dialog, DialogContent, DialogTrigger } from '../dialog';
import { Pagination } from '../pagination';
import { Section } from '../section';
import { SignInForm } from '../sign-in-form';
import { Stack } from '../stack';
import { UiProvider } from './ui-provider';

const meta = {
  title: 'Components/Ui provider',
  component: UiProvider,
  args: {
    children: (
      <Stack>
        <Pagination page={2} pages={1200} hrefOf={(page) => `#${page}`} />
        <SignInForm onSignIn={async () => {}} />
      </Stack>
    ),
  },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {
  args: { locale: 'de', strings: german },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  },
};
/** Longer words between brackets: what stands without them was forgotten, what lacks one is cut. */
export const PseudoLocale: Story = {
  args: { strings: pseudo(english) },
  globals: { viewport: { value: 'narrowest' } },
};
/** A dialog opened in a light part of a dark page is light too. */
export const LightPart: Story = {
  args: {
    children: (
      <UiProvider theme="light">
        <Section theme="light">
          <Dialog>
            <DialogTrigger>Edit the term</DialogTrigger>
            <DialogContent title="A term">Light in any page.</DialogContent>
          </Dialog>
        </Section>
      </UiProvider>
    ),
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the term' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    await expect(getComputedStyle(dialog).colorScheme).toBe('light');
  },
};

function InAnElement() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <UiProvider container={container}>
      <div ref={setContainer} data-testid="container" />
      <Dialog>
        <DialogTrigger>Edit the term</DialogTrigger>
        <DialogContent title="A term">Where the widget is.</DialogContent>
      </Dialog>
    </UiProvider>
  );
}
/** Dialogs open in an element or shadow root of yours rather than at the end of the page. */
export const OwnContainer: Story = {
  render: () => <InAnElement />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the term' }));
    await expect(
      await within(canvas.getByTestId('container')).findByRole('dialog'),
    ).toBeInTheDocument();
  },
};
