import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { PageHead } from './page-head';

describe('PageHead', () => {
  describeComponent(PageHead, { title: 'How it works' });
  describeStrings(
    'PageHead',
    <PageHead
      title="[mine]"
      breadcrumb={[{ href: '/', title: '[mine]' }]}
      links={[{ href: '#', title: '[mine]' }]}
    />,
  );

  test('has the level-1 heading of the page', () => {
    render(<PageHead title="How it works" />);
    expect(screen.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('puts the scene between heading and lede, in the order of a narrow window', () => {
    render(
      <PageHead
        title="How it works"
        lede="Air lifts a vessel."
        scene={<svg role="img" aria-label="A vessel rises" />}
      />,
    );
    const order = [
      screen.getByRole('heading'),
      screen.getByRole('img', { name: 'A vessel rises' }),
      screen.getByText('Air lifts a vessel.'),
    ];
    for (const [index, element] of order.slice(1).entries()) {
      const position = order[index]!.compareDocumentPosition(element);
      expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  test('links every breadcrumb but the last, the current page', () => {
    render(
      <PageHead
        title="Calculators"
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/science', title: 'Science' },
          { href: '/science/calculators', title: 'Calculators' },
        ]}
      />,
    );
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Science']);
    expect(trail.getByText('Calculators')).toHaveAttribute('aria-current', 'page');
  });

  test('lists the sections in a named navigation', () => {
    render(<PageHead title="How it works" links={[{ href: '#cycle', title: 'The cycle' }]} />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(links.getByRole('link', { name: 'The cycle' })).toHaveAttribute('href', '#cycle');
  });
});
