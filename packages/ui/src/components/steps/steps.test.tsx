import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Steps } from './steps';

describe('Steps', () => {
  describeComponent(Steps, { steps: [{ title: 'Charge' }] });

  test('is an ordered list, so that its steps are numbered', () => {
    render(<Steps level={4} steps={[{ title: 'Charge' }, { title: 'Fill', text: 'With air.' }]} />);
    expect(screen.getByRole('heading', { level: 4, name: '2 Fill' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('paragraph')).toHaveLength(1);
  });
});
