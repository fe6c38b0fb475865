import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { TableOfContents, type ContentsLink } from './table-of-contents';

const links: ContentsLink[] = [
  { href: '#principle', title: 'Principle' },
  { href: '#losses', title: 'Losses', links: [{ href: '#heat', title: 'Heat' }] },
];

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;
let report: Report;
beforeEach(() => {
  // jsdom has no layout, so the test says what crosses the line.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});
const cross = (id: string, isIntersecting: boolean) =>
  act(() => report([{ target: document.querySelector(`#${id}`)!, isIntersecting }]));

describe('TableOfContents', () => {
  describeComponent(TableOfContents, { links });
  describeStrings('TableOfContents', <TableOfContents links={[{ href: '#x', title: '[mine]' }]} />);

  test('is a named navigation of plain links on the server, none of them marked', () => {
    const html = renderToString(<TableOfContents links={links} />);
    expect(html).toContain('href="#heat"');
    expect(html).not.toContain('aria-current');
    render(<TableOfContents links={links} />);
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  });

  test('marks the last section that has begun, and none above the first', () => {
    render(
      <>
        <TableOfContents links={links} />
        <h2 id="principle">Principle</h2>
        <h2 id="losses">Losses</h2>
        <h3 id="heat">Heat</h3>
      </>,
    );
    const current = () => screen.queryByRole('link', { current: 'location' });
    expect(current()).toBeNull();
    cross('principle', true);
    expect(current()).toHaveTextContent('Principle');
    cross('losses', true);
    cross('heat', true);
    expect(current()).toHaveTextContent('Heat');
    cross('heat', false);
    expect(current()).toHaveTextContent('Losses');
    cross('losses', false);
    cross('principle', false);
    expect(current()).toBeNull();
  });

  test('finds a section whose link is encoded, as browsers do', () => {
    render(
      <>
        <TableOfContents links={[{ href: '#verdr%C3%A4ngung', title: 'Verdrängung' }]} />
        <h2 id="verdrängung">Verdrängung</h2>
      </>,
    );
    cross('verdrängung', true);
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Verdrängung');
  });

  test('passes over a section that the page lacks', () => {
    render(
      <>
        <TableOfContents links={[{ href: '#gone', title: 'Gone' }, ...links]} />
        <h2 id="principle">Principle</h2>
      </>,
    );
    cross('principle', true);
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Principle');
  });
});
