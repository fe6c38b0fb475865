import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
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

  test('shows the current page when it changes, in a group that the reader folded', async () => {
    const { rerender } = render(<SideNavigation entries={entries} current="/docs/fields" />);
    await userEvent.click(screen.getByText('Forms'));
    rerender(<SideNavigation entries={[...entries]} current="/docs/fields" />);
    expect(group()).not.toHaveAttribute('open');
    rerender(<SideNavigation entries={entries} current="/docs/errors" />);
    expect(group()).toHaveAttribute('open');
  });

  test('hydrates without a warning after the reader has opened a group', () => {
    const complain = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    container.innerHTML = renderToString(<SideNavigation entries={entries} current="/docs" />);
    container.querySelector('details')!.open = true;
    document.body.append(container);
    render(<SideNavigation entries={entries} current="/docs" />, { container, hydrate: true });
    expect(complain).not.toHaveBeenCalled();
    expect(group()).toHaveAttribute('open');
    complain.mockRestore();
  });
});
