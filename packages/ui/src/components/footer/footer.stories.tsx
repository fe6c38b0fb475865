import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Logo, LogoMark } from '../logo';
import { NewsletterForm } from '../newsletter-form';
import { Section } from '../section';
import { Text } from '../text';
import { ToastProvider } from '../toast';
import { Footer } from './footer';

const me = 'me noopener';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    logo: <Logo href="#home" name="Hadal" mark={<LogoMark />} size="large" />,
    newsletter: (
      <NewsletterForm
        title="Stay Updated"
        description="Results, drawings and setbacks, about once a month."
        onSubscribe={() => Promise.resolve('subscribed')}
      />
    ),
    columns: [
      {
        title: 'About',
        links: [
          { href: '#about', title: 'About' },
          { href: '#mission', title: 'Mission' },
          { href: '#how-it-works', title: 'How It Works' },
          { href: '#business-model', title: 'Business Model' },
        ],
      },
      {
        title: 'Engage',
        links: [
          { href: '#donate', title: 'Donate' },
          { href: '#invest', title: 'Invest' },
          { href: '#faq', title: 'FAQ' },
          { href: '#glossary', title: 'Glossary' },
        ],
      },
      {
        title: 'Research',
        links: [
          { href: '#research', title: 'Research Hub' },
          { href: '#science', title: 'Science' },
          { href: '#calculators', title: 'Calculators' },
          { href: '#docs', title: 'Documentation' },
        ],
      },
      {
        title: 'Follow',
        links: [
          { href: 'https://x.com/', title: 'X', external: true, rel: me },
          { href: 'https://www.linkedin.com/', title: 'LinkedIn', external: true, rel: me },
          { href: 'https://github.com/', title: 'GitHub', external: true, rel: me },
          { href: 'https://www.youtube.com/', title: 'YouTube', external: true, rel: me },
        ],
      },
    ],
    legal: [
      { href: '#privacy', title: 'Privacy' },
      { href: '#accessibility', title: 'Accessibility' },
    ],
    copyright: '© 2025 Hadal. All rights reserved.',
    note: 'Hadal develops energy storage: it returns, with losses, power that was generated elsewhere.',
  },
  render: (args) => (
    <>
      <Section band="2">
        <Text>Nothing is charged on this page. You can check every detail before you pay.</Text>
      </Section>
      <Footer {...args} />
    </>
  ),
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A contour separates it from a page that does not end in a picture. */
export const Plain: Story = {};
/** Columns are paired. */
export const Phone: Story = { globals: { viewport: { value: 'sm' } } };
export const Narrowest: Story = { globals: { viewport: { value: 'narrowest' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'narrowest' } },
};
/** Without newsletter or legal links, and with a title too long for its column. */
export const LinksAlone: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    newsletter: undefined,
    legal: undefined,
    note: undefined,
    columns: [
      ...meta.args.columns.slice(0, 2),
      {
        title: 'Thermohydrodynamicalcompressibility',
        links: [{ href: '#long', title: 'Rindfleischetikettierungsüberwachungsaufgabe' }],
      },
    ],
  },
};

export const TabGoesThrough: Story = {
  ...keyboardRow(
    'Tab',
    'Moves through the logo, the form, the columns and the legal links, in that order.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Hadal' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      canvas.getByRole('link', { name: 'YouTube (opens another site)' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveFocus();
    },
  ),
};
