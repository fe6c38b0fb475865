import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** Under a page that does not end on a drawn sea bed, a contour divides them. */
export const Plain: Story = {};
