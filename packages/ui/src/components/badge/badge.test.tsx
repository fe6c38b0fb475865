import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Badge } from './badge';

describe('Badge', () => {
  describeComponent(Badge, { children: 'Beta' });

  test('belongs to the name of what it stands in', () => {
    render(
      <h2>
        Heat storage <Badge tone="info">Beta</Badge>
      </h2>,
    );
    expect(screen.getByRole('heading', { name: 'Heat storage Beta' })).toBeVisible();
  });
});
