import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { TextField } from '../text-field';
import { FilterBar } from './filter-bar';

describe('FilterBar', () => {
  describeComponent(FilterBar, { count: '22 equations', children: 'Fields' });

  test('is a search landmark with a count', () => {
    render(
      <FilterBar aria-label="Equations" count="3 of 22 equations">
        <TextField label="Words" type="search" />
      </FilterBar>,
    );
    const bar = within(screen.getByLabelText('Equations'));
    expect(bar.getByRole('searchbox', { name: 'Words' })).toBeVisible();
    expect(bar.getByRole('status')).toHaveTextContent('3 of 22 equations');
  });

  test('shows the count at once, and announces it when typing pauses', () => {
    vi.useFakeTimers();
    const { rerender } = render(<FilterBar count="22 equations">Fields</FilterBar>);
    for (const count of ['9 of 22 equations', '3 of 22 equations']) {
      rerender(<FilterBar count={count}>Fields</FilterBar>);
      act(() => void vi.advanceTimersByTime(400));
      expect(screen.getByText(count)).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(/^22 equations$/);
    }
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.getByRole('status')).toHaveTextContent('3 of 22 equations');
    vi.useRealTimers();
  });
});
