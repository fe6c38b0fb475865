import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { TextField } from '../text-field';
import { FilterBar } from './filter-bar';

describe('FilterBar', () => {
  describeComponent(FilterBar, { count: '22 equations', children: 'Fields' });

  test('is a search landmark that announces the count politely', () => {
    render(
      <FilterBar aria-label="Equations" count="3 of 22 equations">
        <TextField label="Words" type="search" />
      </FilterBar>,
    );
    const bar = within(screen.getByLabelText('Equations'));
    expect(bar.getByRole('searchbox', { name: 'Words' })).toBeVisible();
    expect(bar.getByRole('status')).toHaveTextContent('3 of 22 equations');
  });
});
