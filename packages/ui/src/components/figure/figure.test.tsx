import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Figure } from './figure';

const props = { label: 'Fig. 1', caption: 'A vessel in its dock.' };

describe('Figure', () => {
  describeComponent(Figure, props);
  describeStrings(
    'Figure',
    <Figure label="[mine]" caption="[mine]" description="[mine]">
      [mine]
    </Figure>,
  );

  test('has a caption with its label, sentence and note', () => {
    render(<Figure {...props} note="not to scale" />);
    const caption = within(screen.getByRole('figure')).getByText('Fig. 1').parentElement;
    expect(caption?.tagName).toBe('FIGCAPTION');
    expect(caption).toHaveTextContent(/A vessel in its dock\.not to scale/);
  });

  test('lists the parts of the drawing in order', () => {
    render(<Figure {...props} parts={[{ name: 'Hub' }, { name: 'Riser', note: 'carries air' }]} />);
    expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Hub',
      'Risercarries air',
    ]);
  });

  test('refers to its description, which is in the page even while closed', () => {
    render(
      <Figure {...props} description="Four guides hold it upright." descriptionLabel="In words" />,
    );
    const description = screen.getByText('Four guides hold it upright.').closest('details');
    expect(screen.getByRole('figure')).toHaveAttribute('aria-details', description?.id);
    expect(description).toHaveTextContent(/^In words/);
    expect(description).not.toHaveAttribute('open');
  });

  test('has no disclosure without a description', () => {
    const { container } = render(<Figure {...props} />);
    expect(screen.getByRole('figure')).not.toHaveAttribute('aria-details');
    expect(container.querySelector('details')).toBeNull();
  });
});
