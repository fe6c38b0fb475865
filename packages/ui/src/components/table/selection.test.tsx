import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { TableCell, TableHeader } from './cells';
import { DetailsRow } from './details-row';
import { SelectionCell } from './selection-cell';
import { useSelection, type SelectionOptions } from './use-selection';

const bells = ['a', 'b'];

function Bells({ keys = bells, ...options }: SelectionOptions<string> & { keys?: string[] }) {
  const { selected, all, row } = useSelection(keys, options);
  return (
    <>
      <output>{selected.join()}</output>
      <table>
        <thead>
          <tr>
            <SelectionCell header label="Select all" {...all} />
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <SelectionCell label={`Select ${key}`} {...row(key)} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const selected = () => screen.getByRole('status').textContent;

describe('SelectionCell', () => {
  describeComponent(SelectionCell, { label: 'Select Bell 9' }, { control: true });
});

describe('useSelection', () => {
  test('selects a row, and all of them', async () => {
    render(<Bells />);
    await userEvent.click(box('Select a'));
    expect(selected()).toBe('a');
    expect(box('Select all').indeterminate).toBe(true);
    await userEvent.click(box('Select all'));
    expect(selected()).toBe('a,b');
    expect(box('Select all')).toBeChecked();
    await userEvent.click(box('Select all'));
    expect(selected()).toBe('');
  });

  test('shows that some are selected after a cancelled change', async () => {
    render(<Bells defaultSelected={['a']} onSelectedChange={(_, { cancel }) => cancel()} />);
    await userEvent.click(box('Select all'));
    expect(selected()).toBe('a');
    expect(box('Select all')).toBePartiallyChecked();
  });

  test('keeps rows of another page selected', async () => {
    const { rerender } = render(<Bells defaultSelected={['a']} />);
    rerender(<Bells keys={['c']} />);
    expect(box('Select all')).not.toBeChecked();
    await userEvent.click(box('Select all'));
    expect(selected()).toBe('a,c');
  });

  test('leaves it to whoever controls it', async () => {
    const onSelectedChange = vi.fn();
    render(<Bells selected={[]} onSelectedChange={onSelectedChange} />);
    await userEvent.click(box('Select b'));
    expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith(
      ['b'],
      expect.objectContaining({ reason: 'item-press' }),
    );
    expect(box('Select b')).not.toBeChecked();
  });
});

describe('DetailsRow', () => {
  describeComponent(DetailsRow, {
    label: 'Rope life: details',
    details: 'Six ropes, until they fail.',
    children: <TableCell>Rope life</TableCell>,
  });

  const row = (props: object) => (
    <table>
      <tbody>
        <DetailsRow label="Rope life: details" details="Six ropes, until they fail." {...props}>
          <TableHeader scope="row">Rope life</TableHeader>
          <TableCell>Open</TableCell>
        </DetailsRow>
      </tbody>
    </table>
  );

  test('unfolds the details over all columns, and says so', async () => {
    const onOpenChange = vi.fn();
    render(row({ onOpenChange }));
    const button = screen.getByRole('button', { name: 'Rope life: details' });
    const details = document.getElementById(button.getAttribute('aria-controls')!)!;
    expect(details).toHaveAttribute('data-state', 'closed');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(details).toHaveAttribute('data-state', 'open');
    expect(details.firstElementChild).toHaveAttribute('colspan', '3');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      true,
      expect.objectContaining({ reason: 'trigger-press' }),
    );
  });

  test('has its details in the page of the server', () => {
    expect(renderToString(row({}))).toContain('Six ropes');
  });
});
