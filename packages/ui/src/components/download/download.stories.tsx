import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Download, DownloadList } from './download';

const meta = {
  title: 'Components/Download',
  component: Download,
  subcomponents: { DownloadList },
  args: {
    href: '#report.pdf',
    title: 'Annual report 2026',
    format: 'PDF',
    size: '2.4 MB',
    children: 'With the audited accounts, and what went wrong.',
  },
  render: (args) => (
    <DownloadList>
      <Download {...args} />
      <Download
        href="#pressures.csv"
        title="Pressures of the first dive"
        format="CSV"
        size="84 kB"
      />
      <Download
        href="#bericht.pdf"
        hrefLang="de"
        title={<span lang="de">Jahresbericht 2026</span>}
        format="PDF, German"
      />
    </DownloadList>
  ),
} satisfies Meta<typeof Download>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
export const Narrowest: Story = {
  args: {
    title: 'Thermohydrodynamicalcompressibilitycoefficientdetermination',
    children: 'https://example.org/a-report-with-an-address-nobody-could-break',
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  ...keyboardRow(
    'Tab',
    'Moves from file to file. Enter downloads it.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(
        canvas.getByRole('link', { name: 'Annual report 2026 PDF, 2.4 MB' }),
      ).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /Pressures/ })).toHaveFocus();
    },
  ),
};
