import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead, Section, Text } from '../..';
import { SiteFrame } from '../../../blocks/site-frame';
import { shown } from './shown';

const meta = {
  title: 'Blocks/Site frame',
  parameters: shown('site-frame'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame of the other blocks, around a short page. */
export const Page: Story = {
  render: () => (
    <SiteFrame path="/about">
      <PageHead title="About us" lede="Nine people and a workshop." />
      <Section>
        <Text>We have built bicycle sheds since 1998, and have taken eleven of them back.</Text>
      </Section>
    </SiteFrame>
  ),
};
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
export const SecondBrand: Story = { ...Page, globals: { theme: 'tide-dark' } };
export const SecondBrandLight: Story = { ...Page, globals: { theme: 'tide-light' } };
