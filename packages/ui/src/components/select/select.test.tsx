import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import type { ChangeHandler } from '../../internal/use-controllable-state';
import { Select, type SelectProps } from './select';

type OneOf = Extract<SelectProps, { multiple?: false | undefined }>;

function Currency(props: Partial<OneOf>) {
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

  test('reports the value, and restores the choice before if that is cancelled', async () => {
    const onValueChange = vi.fn<ChangeHandler<string>>();
    render(<Currency defaultValue="EUR" onValueChange={onValueChange} />);
    await userEvent.selectOptions(field(), 'USD');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'USD',
      expect.objectContaining({ reason: 'item-press', event: expect.any(Event) }),
    );
    onValueChange.mockImplementation((_, { cancel }) => cancel());
    await userEvent.selectOptions(field(), 'EUR');
    expect(field()).toHaveValue('USD');
  });

  test('takes several values', async () => {
    const onValueChange = vi.fn();
    render(
      <Select label="Currencies" multiple defaultValue={['EUR']} onValueChange={onValueChange}>
        <option value="USD">US dollar</option>
        <option value="EUR">Euro</option>
      </Select>,
    );
    const list = screen.getByRole('listbox', { name: 'Currencies' });
    await userEvent.selectOptions(list, 'USD');
    expect(list).toHaveValue(['USD', 'EUR']);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['USD', 'EUR'], expect.anything());
  });
});
