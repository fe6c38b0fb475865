import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { translate } from '../../test/translate';
import { fold } from './fold';
import { GlossaryIndex } from './glossary-index';
import { GlossaryList } from './glossary-list';
import { GlossarySkeleton } from './glossary-skeleton';
import { UiProvider } from '../ui-provider';
import { groupTerms, searchTerms, type GlossaryTerm } from './terms';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

const term = (name: string, definition = 'A word.'): GlossaryTerm => ({
  id: name.toLowerCase(),
  term: name,
  definition,
});
const terms = [term('Tether'), term('Bell', 'A float with an open base.'), term('Ballast')];

describe('groupTerms', () => {
  const lettersOf = (...names: string[]) =>
    groupTerms(names.map((name) => term(name))).map(({ letter, terms: found }) => [
      letter,
      ...found.map((one) => one.term),
    ]);

  test('sorts the letters, and the terms of each', () => {
    expect(lettersOf('Tether', 'bell', 'Ballast')).toEqual([
      ['B', 'Ballast', 'bell'],
      ['T', 'Tether'],
    ]);
  });
  test('files accented terms under the base letter and Greek ones under their names', () => {
    expect(lettersOf('Ångström', 'η', 'Φ')).toEqual([
      ['A', 'Ångström'],
      ['E', 'η'],
      ['P', 'Φ'],
    ]);
  });
  test('puts terms that do not begin with a letter last', () => {
    expect(lettersOf('2-stage', 'Zone', '水')).toEqual([
      ['Z', 'Zone'],
      ['#', '2-stage', '水'],
    ]);
  });
});

test('fold keeps the length of the text', () => {
  expect(fold('Ångström İ ﬁ 水')).toBe('angstrom i ﬁ 水'.replace(' i ', ' i '));
  for (const text of ['Ångström', 'İstanbul', '👩‍🚀 À', 'ﬁ'])
    expect(fold(text)).toHaveLength(text.length);
});

test('searchTerms requires every word, anywhere, ignoring case and accents', () => {
  const found = (query: string) => searchTerms(terms, query).map((one) => one.term);
  expect(found('')).toHaveLength(3);
  expect(found('OPEN béll')).toEqual(['Bell']);
  expect(found('open tether')).toEqual([]);
  expect(found('(.*')).toEqual([]);
});

describe('GlossaryIndex', () => {
  describeComponent(GlossaryIndex, { terms });
  describeStrings(
    'GlossaryIndex',
    <GlossaryIndex
      terms={[
        {
          id: 'x',
          term: '[mine]',
          definition: '[mine]',
          symbol: '[mine]',
          unit: '[mine]',
          related: [{ id: 'y', term: '[mine]' }],
        },
      ]}
    />,
  );

  test('lists every term and links every letter before hydration', () => {
    const html = renderToString(<GlossaryIndex terms={terms} />);
    for (const { id } of terms) expect(html).toContain(`id="${id}"`);
    expect(html).toContain('href="#letter-b"');
    expect(html).not.toContain('href="#letter-c"');
  });

  test('searches while typing, announces the count and highlights matches', async () => {
    render(<GlossaryIndex terms={terms} />);
    await userEvent.type(screen.getByRole('searchbox'), 'bel');
    expect(await screen.findByText('1 of 3 terms')).toBeInTheDocument();
    expect(screen.getByText('Bel').tagName).toBe('MARK');
    expect(screen.queryByText('Tether')).toBeNull();
  });

  test.each([
    ['1 term', terms.slice(0, 1), ''],
    ['0 of 1 term', terms.slice(0, 1), 'bel'],
    ['0 terms', [], ''],
    ['3 terms', terms, ''],
  ])('counts in words that fit the number: %s', (count, few, query) => {
    render(<GlossaryIndex terms={few} defaultQuery={query} />);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${count}$`));
  });

  test('searches a page that the browser has translated, and clears the search', async () => {
    const { container } = render(<GlossaryIndex terms={terms} />);
    translate(container);
    const field = screen.getByRole('searchbox');
    for (const typed of ['be', 'll']) {
      await userEvent.type(field, typed);
      expect(screen.getByRole('definition')).toHaveTextContent(/^A float with an open base\.$/i);
      translate(container);
    }
    await userEvent.clear(field);
    expect(screen.getAllByRole('term').map((name) => name.textContent?.toLowerCase())).toEqual([
      'ballast',
      'bell',
      'tether',
    ]);
  });

  test('keeps a search when Escape ends the composition of a word in it', () => {
    render(<GlossaryIndex terms={terms} defaultQuery="bel" />);
    const field = screen.getByRole('searchbox');
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    expect(field).toHaveValue('bel');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field).toHaveValue('');
  });

  test('offers to clear a search without matches', async () => {
    render(
      <GlossaryIndex terms={terms} defaultQuery="free energy" noMatch={<a href="/">Ask</a>} />,
    );
    expect(screen.getByRole('link', { name: 'Ask' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await screen.findByText('Tether')).toBeInTheDocument();
  });

  test('offers to clear no search where there are no terms', () => {
    render(<GlossaryIndex terms={[]} noMatch={<a href="/">Ask</a>} />);
    expect(screen.getByRole('link', { name: 'Ask' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('keeps the query that its parent sets when controlled', async () => {
    const change = vi.fn<(query: string) => void>();
    function Parent() {
      const [query, setQuery] = useState('t');
      return (
        <GlossaryIndex
          terms={terms}
          query={query}
          onQueryChange={(next) => {
            change(next);
            setQuery(next.toUpperCase());
          }}
        />
      );
    }
    render(<Parent />);
    await userEvent.type(screen.getByRole('searchbox'), 'e');
    expect(change).toHaveBeenLastCalledWith('te');
    expect(screen.getByRole('searchbox')).toHaveValue('TE');
  });

  describe('of more than three hundred terms', () => {
    const many = Array.from({ length: 400 }, (_, at) => term(`${at % 2 ? 'Anchor' : 'Bell'} ${at}`))
      .map((one) => ({ ...one, id: one.id.replace(' ', '-') }))
      .with(0, { ...term('Tether'), related: [{ id: 'bell-300', term: 'Bell 300' }] });
    const button = { name: 'B: all 199 terms' };

    test('shows the first five of each letter, and the others at the press of a button', async () => {
      render(<GlossaryIndex terms={many} />);
      expect(screen.getAllByRole('term')).toHaveLength(11);
      await userEvent.click(screen.getByRole('button', button));
      expect(screen.getAllByRole('term')).toHaveLength(205);
      expect(screen.getByRole('button', button)).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(screen.getByRole('button', button));
      expect(screen.getAllByRole('term')).toHaveLength(11);
    });

    test('searches all of them', async () => {
      render(<GlossaryIndex terms={many} />);
      await userEvent.type(screen.getByRole('searchbox'), '300');
      expect(screen.getByRole('term')).toHaveTextContent('Bell 300');
    });

    test('shows the term that a link or the address names', async () => {
      const { unmount } = render(<GlossaryIndex terms={many} />);
      await userEvent.click(screen.getByRole('link', { name: 'Bell 300' }));
      expect(document.getElementById('bell-300')).toBeInTheDocument();
      unmount();
      window.location.hash = '#anchor-301';
      const scroll = vi.fn<() => void>();
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
      render(<GlossaryIndex terms={many} />);
      await vi.waitFor(() => expect(scroll).toHaveBeenCalledOnce());
      expect(document.getElementById('anchor-301')).toBeInTheDocument();
    });

    test('shows the term that a link elsewhere, or going back, names', async () => {
      render(
        <>
          <a href="#bell-300">See Bell 300</a>
          <GlossaryIndex terms={many} />
        </>,
      );
      await userEvent.type(screen.getByRole('searchbox'), 'tether');
      await userEvent.click(screen.getByRole('link', { name: 'See Bell 300' }));
      expect(screen.getByRole('searchbox')).toHaveValue('');
      expect(document.getElementById('bell-300')).toBeInTheDocument();
      await userEvent.type(screen.getByRole('searchbox'), 'tether');
      window.location.hash = '#anchor-301';
      await vi.waitFor(() => expect(document.getElementById('anchor-301')).toBeInTheDocument());
    });

    test('ignores an address that is not well formed', () => {
      window.location.hash = '#%E0%A4%A';
      render(<GlossaryIndex terms={many} />);
      expect(screen.getAllByRole('term')).toHaveLength(11);
    });
  });

  test("labels each letter's terms", () => {
    render(<GlossaryIndex terms={terms} />);
    const b = screen.getByRole('heading', { name: 'B' }).parentElement!;
    expect(within(b).getAllByRole('term')).toHaveLength(2);
  });
});

describe('GlossaryList', () => {
  describeComponent(GlossaryList, { terms });

  test('sets what follows the underscore of a symbol as its subscript', () => {
    render(<GlossaryList terms={[{ ...term('Drivetrain'), symbol: 'η_dt', unit: '%' }]} />);
    expect(screen.getByText('dt').tagName).toBe('SUB');
    expect(screen.getByRole('term')).toHaveTextContent('symbol: ηdt, unit: %');
  });

  test('links a term to a fuller account of it', () => {
    const further = { href: '/equations#e9', title: 'Equation E9' };
    render(<GlossaryList terms={[{ ...term('Buoyancy'), further }]} />);
    expect(screen.getByRole('link', { name: 'Equation E9' })).toHaveAttribute('href', further.href);
  });
});

describe('GlossarySkeleton', () => {
  describeComponent(GlossarySkeleton);
  describeStrings('GlossarySkeleton', <GlossarySkeleton />);
});

test('GlossaryIndex sorts as the locale of its provider does', () => {
  const inOrder = (locale: string) => {
    const words = [term('Öl'), term('Oz')];
    const { container, unmount } = render(
      <UiProvider locale={locale}>
        <GlossaryIndex terms={words} />
      </UiProvider>,
    );
    const found = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
    unmount();
    return found.join();
  };
  expect(inOrder('de')).toMatch(/Öl.*Oz/);
  expect(inOrder('sv')).toMatch(/Oz.*Öl/);
});
