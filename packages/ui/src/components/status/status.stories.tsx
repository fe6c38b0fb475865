import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button, ButtonLink } from '../button';
import { TextLink } from '../link';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { ErrorMessage } from './error-message';
import { Loading } from './loading';

const meta = {
  title: 'Components/Status',
  component: ErrorMessage,
  subcomponents: { Loading },
  args: { title: 'This page did not load' },
} satisfies Meta<typeof ErrorMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

const onRetry = fn();

export const Failed: Story = {
  args: {
    children: 'Its code did not arrive, which usually means the connection dropped.',
    action: <Button onClick={onRetry}>Try again</Button>,
  },
};
export const FailedShort: Story = {};
/** The pressed button stays in place and keeps the focus. */
export const TryingAgain: Story = {
  args: {
    ...Failed.args,
    action: (
      <Button loading loadingLabel="Trying…">
        Try again
      </Button>
    ),
  },
};
export const WithoutAccess: Story = {
  args: {
    title: 'You do not have access to this page',
    children: (
      <>
        It is for those who edit the glossary. Ask to be one of them on{' '}
        <TextLink href="#contact">the contact page</TextLink>.
      </>
    ),
    action: <ButtonLink href="#sign-in">Sign in</ButtonLink>,
  },
};
/** Appears after 150 ms in place of the page head, so that fast pages cause no flash of text. */
export const LoadingPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Loading />,
};
export const LoadingInYourWords: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Loading lang="fr">Chargement…</Loading>,
};
/** A failed page keeps its head. */
export const PageFailed: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <PageHead title="Glossary" />
      <Section band="1">
        <ErrorMessage title="The terms did not load" level={2} {...Failed.args} />
      </Section>
    </>
  ),
};
export const LongWords: Story = {
  args: {
    title: 'Thermohydrodynamicalcompressibilitycoefficienttable',
    children: 'https://example.org/a-report-with-an-address-nobody-could-break',
    action: <Button>Readtheunbreakablereportonceagain</Button>,
  },
  globals: { viewport: { value: 'narrowest' } },
};
export const RightToLeft: Story = { ...Failed, globals: { direction: 'rtl' } };

export const TabReachesRetry: Story = {
  ...Failed,
  ...keyboardRow(
    'Tab',
    'Moves to the action; focus does not move there by itself.',
    async (context) => {
      await expect(document.body).toHaveFocus();
      await context.userEvent.tab();
      await expect(context.canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    },
  ),
};
export const EnterRetries: Story = {
  ...Failed,
  ...keyboardRow('Enter, Space', 'Retries.', async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(onRetry).toHaveBeenCalledTimes(2);
  }),
};
