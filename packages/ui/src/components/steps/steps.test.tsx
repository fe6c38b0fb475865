import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Steps } from './steps';

describe('Steps', () => {
  describeComponent(Steps, { steps: [{ title: 'Charge' }] });

  test('numbers its steps, so that others can refer to them', () => {
    render(<Steps level={4} steps={[{ title: 'Charge' }, { title: 'Fill', text: 'With air.' }]} />);
    expect(screen.getByRole('heading', { level: 4, name: '2 Fill' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('paragraph')).toHaveLength(1);
  });
});
