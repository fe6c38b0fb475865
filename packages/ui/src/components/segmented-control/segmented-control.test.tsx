import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import {
  SegmentedControl,
  SegmentedControlItem,
  type SegmentedControlProps,
} from './segmented-control';

function HowOften(props: Partial<SegmentedControlProps>) {
  return (
    <SegmentedControl legend="How often?" name="frequency" {...props}>
      <SegmentedControlItem value="once">Once</SegmentedControlItem>
      <SegmentedControlItem value="monthly">Monthly</SegmentedControlItem>
    </SegmentedControl>
  );
}
const answer = (name: string) => screen.getByRole('radio', { name });

describe('SegmentedControl', () => {
  describeComponent(SegmentedControl, {
    legend: 'How often?',
    children: <SegmentedControlItem value="once">Once</SegmentedControlItem>,
  });

  test('is a group of radios with one name', () => {
    render(<HowOften legendHidden />);
    expect(screen.getByRole('radiogroup', { name: 'How often?' })).toContainElement(answer('Once'));
    expect(answer('Monthly')).toHaveAttribute('name', 'frequency');
  });

  test('keeps its own selection, and reports changes', async () => {
    const onValueChange = vi.fn();
    render(<HowOften defaultValue="once" onValueChange={onValueChange} />);
    expect(answer('Once')).toBeChecked();
    await userEvent.click(answer('Monthly'));
    expect(answer('Monthly')).toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'monthly',
      expect.objectContaining({ reason: 'item-press' }),
    );
  });

  test('stays as its parent sets it when controlled', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<HowOften value="once" onValueChange={onValueChange} />);
    await userEvent.click(answer('Monthly'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'monthly',
      expect.objectContaining({ reason: 'item-press' }),
    );
    expect(answer('Once')).toBeChecked();
    rerender(<HowOften value="monthly" onValueChange={onValueChange} />);
    expect(answer('Monthly')).toBeChecked();
  });

  test('submits one value with its form, and resets with it', async () => {
    const { container } = render(
      <form>
        <HowOften defaultValue="once" />
        <button type="reset">Reset</button>
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    await userEvent.click(answer('Monthly'));
    expect([...new FormData(form)]).toEqual([['frequency', 'monthly']]);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect([...new FormData(form)]).toEqual([['frequency', 'once']]);
  });
});

describe('SegmentedControlItem', () => {
  describeComponent(
    SegmentedControlItem,
    { value: 'once', children: 'Once' },
    {
      wrapper: ({ children }) => (
        <SegmentedControl legend="How often?" name="frequency">
          {children}
        </SegmentedControl>
      ),
      control: true,
    },
  );

  test('throws outside a `SegmentedControl`', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<SegmentedControlItem value="once">Once</SegmentedControlItem>)).toThrow(
      'Put it into a RadioGroup or SegmentedControl',
    );
    vi.restoreAllMocks();
  });
});
