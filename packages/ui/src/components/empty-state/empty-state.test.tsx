import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { EmptyState } from './empty-state';

describe('EmptyState', () => {
  describeComponent(EmptyState, { title: 'No papers yet' });

  test('has a heading at its level in the outline, and needs nothing else', () => {
    render(<EmptyState title="No papers yet" level={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'No papers yet' })).toBeVisible();
    expect(screen.queryByRole('paragraph')).toBeNull();
  });
});
