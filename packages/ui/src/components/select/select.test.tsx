import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Select, type SelectProps } from './select';

function Currency(props: Partial<SelectProps>) {
  return (
    <Select label="Currency" {...props}>
      <option value="USD">US dollar</option>
      <option value="EUR">Euro</option>
    </Select>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Currency' });

describe('Select', () => {
  describeComponent(
    Select,
    { label: 'Currency', children: <option>Euro</option> },
    { control: true },
  );

  test('renders on a server', () => {
    expect(renderToString(<Currency defaultValue="EUR" />)).toContain('selected');
  });

  test("keeps its own selection, or its parent's when controlled", async () => {
    const onChange = vi.fn();
    const { unmount } = render(<Currency defaultValue="EUR" onChange={onChange} />);
    await userEvent.selectOptions(field(), 'USD');
    expect(field()).toHaveValue('USD');
    expect(onChange).toHaveBeenCalledOnce();
    unmount();
    render(<Currency value="EUR" onChange={onChange} />);
    await userEvent.selectOptions(field(), 'USD');
    expect(field()).toHaveValue('EUR');
  });

  test('is described by its error and hint', () => {
    render(<Currency hint="Your bank may convert it." error="Choose one" />);
    expect(field()).toHaveAccessibleDescription('Choose one Your bank may convert it.');
    expect(field()).toBeInvalid();
  });
});
