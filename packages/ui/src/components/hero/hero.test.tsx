import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Hero } from './hero';

const props = {
  headline: (
    <>
      <span>Continuous power.</span> <span>Zero combustion.</span>
    </>
  ),
  lede: 'Hadal stores surplus power under the sea.',
  actions: <a href="/how-it-works">How It Works</a>,
  drawing: <svg role="img" aria-label="A bell rises between two guides" />,
  datumLabel: 'mean sea level',
};

describe('Hero', () => {
  describeComponent(Hero, props);

  test('has one heading, whose lines are read as separate words', () => {
    render(<Hero {...props} />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Continuous power. Zero combustion.' }),
    ).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });
});
