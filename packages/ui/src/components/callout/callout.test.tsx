import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Callout } from './callout';

describe('Callout', () => {
  describeComponent(Callout, { title: 'Assumption' });

  test('is a note, and its title a heading only where the outline asks for one', () => {
    const { rerender } = render(
      <Callout title="Assumption">Air stays at sea temperature.</Callout>,
    );
    expect(screen.getByRole('note')).toHaveTextContent('Assumption');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    rerender(<Callout title="Assumption" level={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Assumption' })).toBeVisible();
  });

  test('adds nothing below a title that says it all', () => {
    render(<Callout title="None of the three arms has been registered." />);
    expect(screen.getByRole('note').lastElementChild).toHaveTextContent('registered.');
  });
});
