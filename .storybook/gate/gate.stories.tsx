import { vars } from '@hadal/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

/**
 * Faulty on purpose, so hidden from the sidebar and the tests: `.ci/story-gate.test.ts` runs them and
 * expects them to fail.
 */
const meta = { title: 'Gate', tags: ['must-fail', '!dev', '!test'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the fault that axe must find
export const ButtonWithoutName: Story = { render: () => <button type="button" /> };

export const TextWithoutContrast: Story = {
  render: () => <p style={{ background: '#04262e', color: '#1e4b53' }}>Cannot be read</p>,
};

/** The background keeps its colour, so the text is illegible in one of the two themes. */
export const TextWithoutContrastInDark: Story = {
  render: () => <p style={{ background: '#ffffff', color: vars.color.text }}>Cannot be read</p>,
};

export const TextWithoutContrastInLight: Story = {
  render: () => <p style={{ background: '#04262e', color: vars.color.text }}>Cannot be read</p>,
};

export const WiderThanTheWindow: Story = {
  render: () => <div style={{ width: '110vw' }}>Wide</div>,
};
