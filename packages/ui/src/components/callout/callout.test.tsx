import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Callout } from './callout';

describe('Callout', () => {
  describeComponent(Callout, { title: 'Assumption' });

  test('is a note, whose title is a heading only if it has a level', () => {
    const { rerender } = render(
      <Callout title="Assumption">Air stays at sea temperature.</Callout>,
    );
    expect(screen.getByRole('note')).toHaveTextContent('Assumption');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    rerender(<Callout title="Assumption" level={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Assumption' })).toBeVisible();
  });

  test('omits an empty body', () => {
    render(<Callout title="None of the three arms has been registered." />);
    expect(screen.getByRole('note').lastElementChild).toHaveTextContent('registered.');
  });
});
