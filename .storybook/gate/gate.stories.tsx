import type { Meta, StoryObj } from '@storybook/react-vite';

/** Faulty on purpose, so out of the sidebar and the tests: `.ci/axe-gate.ts` runs them and demands that they fail. */
const meta = { title: 'Gate', tags: ['must-fail', '!dev', '!test'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the fault that axe must find
export const ButtonWithoutName: Story = { render: () => <button type="button" /> };

export const TextWithoutContrast: Story = {
  render: () => <p style={{ background: '#04262e', color: '#1e4b53' }}>Cannot be read</p>,
};
