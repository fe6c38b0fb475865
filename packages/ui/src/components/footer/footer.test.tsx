import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Footer } from './footer';

const props = {
  logo: 'Hadal',
  columns: [
    { title: 'Engage', links: [{ href: '/donate', title: 'Donate' }] },
    {
      title: 'Follow',
      links: [{ href: 'https://github.com/', title: 'GitHub', external: true, rel: 'me noopener' }],
    },
  ],
  copyright: '© 2025 Hadal',
};

describe('Footer', () => {
  describeComponent(Footer, props);
  describeStrings(
    'Footer',
    <Footer
      logo="[mine]"
      copyright="[mine]"
      columns={[{ title: '[mine]', links: [{ href: '/', title: '[mine]', external: true }] }]}
      legal={[{ href: '/', title: '[mine]' }]}
    />,
  );

  test('is the contentinfo landmark, with its links in a named navigation', () => {
    render(<Footer {...props} />);
    const footer = within(screen.getByRole('contentinfo'));
    const nav = within(footer.getByRole('navigation', { name: 'Footer' }));
    expect(nav.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
      'Engage',
      'Follow',
    ]);
    expect(nav.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donate');
  });

  test('marks links to another site in words', () => {
    render(<Footer {...props} />);
    const link = screen.getByRole('link', { name: 'GitHub (opens another site)' });
    expect(link).toHaveAttribute('rel', 'me noopener');
    expect(link).not.toHaveAttribute('target');
  });

  test('puts legal links in a navigation of their own', () => {
    render(<Footer {...props} legal={[{ href: '/privacy', title: 'Privacy' }]} />);
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
    expect(legal.getByRole('link', { name: 'Privacy' })).toBeVisible();
  });
});
