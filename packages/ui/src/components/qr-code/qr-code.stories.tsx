import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section';
import { QrCode } from './qr-code';

const meta = {
  title: 'Components/QR code',
  component: QrCode,
  args: {
    value:
      'otpauth://totp/example.org:ada@example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=example.org',
    'aria-label': 'QR code for an authenticator app',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeyOfAnAuthenticator: Story = {};
export const Address: Story = {
  args: { value: 'https://example.org', 'aria-label': 'QR code that leads to example.org' },
};
/** Stays dark on light. */
export const OnDarkWater: Story = {
  decorators: [
    (Story) => (
      <Section band="4">
        <Story />
      </Section>
    ),
  ],
};
