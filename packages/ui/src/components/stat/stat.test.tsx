import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { translate } from '../../test/translate';
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

  test('shows a new figure on a page that the browser has translated', () => {
    const { container, rerender } = render(<Stat value="4.1" unit="MW" />);
    translate(container);
    rerender(<Stat value="5.2" unit="MW" />);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^5\.2 ?MW$/);
  });
});
