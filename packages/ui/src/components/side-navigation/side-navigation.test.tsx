import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { SideNavigation, type SideNavigationProps } from './side-navigation';

const entries: SideNavigationProps['entries'] = [
  { href: '/docs', title: 'Overview' },
  {
    title: 'Forms',
    links: [
      { href: '/docs/fields', title: 'Fields' },
      { href: '/docs/errors', title: 'Errors' },
    ],
  },
];
const group = () => screen.getByText('Forms').closest('details');

describe('SideNavigation', () => {
  describeComponent(SideNavigation, { entries, current: '/docs' });
  describeStrings('SideNavigation', <SideNavigation entries={[{ href: '/', title: '[mine]' }]} />);

  test('marks the current page, and opens its group', () => {
    render(<SideNavigation entries={entries} current="/docs/errors" />);
    expect(screen.getByRole('link', { name: 'Errors' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
    expect(group()).toHaveAttribute('open');
  });

  test('folds a group without the current page, and keeps open what the reader opened', async () => {
    const { rerender } = render(<SideNavigation entries={entries} current="/docs" />);
    expect(group()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Forms'));
    expect(group()).toHaveAttribute('open');
    rerender(<SideNavigation entries={[...entries]} current="/docs" />);
    expect(group()).toHaveAttribute('open');
  });
});
