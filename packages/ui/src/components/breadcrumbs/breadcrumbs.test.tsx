import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Breadcrumbs } from './breadcrumbs';

const pages = [
  { href: '/', title: 'Home' },
  { href: '/science', title: 'Science' },
  { href: '/science/physics', title: 'Physics' },
];

describe('Breadcrumbs', () => {
  describeComponent(Breadcrumbs, { pages });
  describeStrings('Breadcrumbs', <Breadcrumbs pages={[{ href: '/', title: '[mine]' }]} />);

  test('links every page but the current one', () => {
    render(<Breadcrumbs pages={pages} />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/science',
    ]);
    expect(trail.getByText('Physics')).toHaveAttribute('aria-current', 'page');
  });
});
