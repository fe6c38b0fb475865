import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Stat, StatGroup } from './stat';

describe('StatGroup', () => {
  describeComponent(StatGroup);
});

describe('Stat', () => {
  describeComponent(Stat, { value: '4' });

  test('is read as figure, unit and label, in one list item', () => {
    render(
      <StatGroup>
        <Stat value="10.2" unit="MPa">
          absolute pressure at 1,000 m
        </Stat>
        <Stat value="0">flames</Stat>
      </StatGroup>,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('10.2 MPaabsolute pressure at 1,000 m');
    expect(second).toHaveTextContent('0flames');
  });
});
