import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { stubResizeObserver } from '../../test/resize-observer';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table';

const compared: ComparisonTableProps = {
  caption: 'Two ways up',
  options: [
    { id: 'rope', title: 'By rope', action: <a href="#rope">Choose the rope</a> },
    { id: 'ballast', title: 'By ballast', recommendation: 'Lightest' },
  ],
  groups: [
    {
      title: 'On the way',
      features: [{ title: 'Can stop', values: { rope: true, ballast: false } }],
    },
    { title: 'At the end', features: [{ title: 'Mass', values: { rope: '4 t' } }] },
  ],
};

describe('ComparisonTable', () => {
  stubResizeObserver();
  describeComponent(ComparisonTable, compared);
  describeStrings(
    'ComparisonTable',
    <ComparisonTable
      caption="[mine]"
      options={['a', 'b', 'c'].map((id) => ({ id, title: '[mine]', action: '[mine]' }))}
      groups={[{ features: [{ title: '[mine]', values: { a: true, b: false } }] }]}
    />,
  );

  const cellsOf = (feature: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${feature}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

  test('says yes, no and that a value is not stated in words', () => {
    render(<ComparisonTable {...compared} />);
    expect(cellsOf('Can stop')).toEqual(['Yes', 'No']);
    expect(cellsOf('Mass')).toEqual(['4 t', 'Not stated']);
  });

  test('says that null is not stated, as a database writes it', () => {
    const features = [{ title: 'Depth', values: { rope: null, ballast: 0 } }];
    render(<ComparisonTable {...compared} groups={[{ features }]} />);
    expect(cellsOf('Depth')).toEqual(['Not stated', '0']);
  });

  test('heads each group of features, each feature and each option', () => {
    render(<ComparisonTable {...compared} />);
    expect(screen.getByText('On the way').closest('th')).toHaveAttribute('scope', 'rowgroup');
    expect(screen.getByRole('rowheader', { name: 'Can stop' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Lightest By ballast' })).toBeVisible();
  });

  test('has a row of actions only if an option has one', () => {
    const { rerender } = render(<ComparisonTable {...compared} />);
    expect(screen.getByRole('link', { name: 'Choose the rope' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Next step' })).toBeVisible();
    rerender(<ComparisonTable {...compared} options={[{ id: 'rope', title: 'By rope' }]} />);
    expect(screen.queryByRole('rowheader', { name: 'Next step' })).not.toBeInTheDocument();
  });
});
