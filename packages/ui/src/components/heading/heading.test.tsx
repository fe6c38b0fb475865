import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Heading } from './heading';

describe('Heading', () => {
  describeComponent(Heading);

  test('takes its level from `level`, not from its size', () => {
    render(
      <Heading level={3} size="page">
        Tides
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Tides' })).toBeVisible();
  });
});
