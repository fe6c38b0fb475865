import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Person } from './person';

describe('Person', () => {
  describeComponent(Person, { name: 'Ada Person' });

  test('has a heading only with a level, and a link only with a page', () => {
    const { rerender } = render(<Person name="Ada Person" position="Chief engineer" />);
    expect(screen.getByText('Chief engineer')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<Person name="Ada Person" level={3} href="/ada" />);
    expect(screen.getByRole('heading', { level: 3, name: 'Ada Person' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ada Person' })).toHaveAttribute('href', '/ada');
  });
});
