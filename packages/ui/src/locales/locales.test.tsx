import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubResizeObserver } from '../test/resize-observer';
import * as ui from '../index';
import * as english from './english';
import { german } from './german';
import { pseudo } from './pseudo';

/** Every string of a set by its path; of a function, what it writes. */
function written(set: object, path = ''): [string, string][] {
  return Object.entries(set).flatMap(([key, value]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key;
    if (key === 'locale') return [];
    if (typeof value === 'function')
      return [[here, String((value as (...n: unknown[]) => unknown)(2, 3))]];
    return typeof value === 'string' ? [[here, value]] : written(value as object, here);
  });
}

test('German has every string, and none left in English', () => {
  const before = new Map(written(english));
  const after = written(german);
  expect(after.map(([key]) => key).toSorted()).toEqual([...before.keys()].toSorted());
  const same = after.filter(([key, text]) => before.get(key) === text).map(([key]) => key);
  expect(same).toEqual(['EnquiryForm.labels.name']);
});

const own = '[mine]';
const terms = [{ id: 'x', term: own, meaning: own, symbol: own, unit: own, seeAlso: [] }];
const chart = { title: own, description: own };

/** Each component with a string, its own words between brackets. */
const samples: Record<string, ReactElement> = {
  AnnouncementBar: <ui.AnnouncementBar id="pseudo">{own}</ui.AnnouncementBar>,
  Breadcrumbs: <ui.Breadcrumbs pages={[{ href: '/', title: own }]} />,
  Button: <ui.Button loading>{own}</ui.Button>,
  BarChart: <ui.BarChart {...chart} categories={[own]} series={[]} value={{ label: own }} />,
  CodeForm: <ui.CodeForm onConfirm={vi.fn()} />,
  CopyButton: <ui.CopyButton text={own}>{own}</ui.CopyButton>,
  Equation: (
    <ui.Equation label={own} text={own}>
      <mi>[]</mi>
    </ui.Equation>
  ),
  ErrorSummary: <ui.ErrorSummary errors={[{ fieldId: 'x', message: own }]} />,
  EvidenceBadge: <ui.EvidenceBadge evidence="concept" />,
  Figure: (
    <ui.Figure label={own} caption={own} description={own}>
      {own}
    </ui.Figure>
  ),
  Footer: (
    <ui.Footer
      logo={own}
      copyright={own}
      columns={[{ title: own, links: [{ href: '/', title: own, external: true }] }]}
      legal={[{ href: '/', title: own }]}
    />
  ),
  GlossaryIndex: <ui.GlossaryIndex terms={terms as never} />,
  GlossarySkeleton: <ui.GlossarySkeleton />,
  ComparisonTable: (
    <ui.ComparisonTable
      caption={own}
      options={['a', 'b', 'c'].map((id) => ({ id, title: own, action: own }))}
      groups={[{ features: [{ title: own, values: { a: true, b: false } }] }]}
    />
  ),
  ModalMenu: <ui.ModalMenu groups={[]} />,
  NewPasswordForm: <ui.NewPasswordForm onSet={vi.fn()} />,
  NewsletterForm: (
    <ui.ToastProvider>
      <ui.NewsletterForm onSubscribe={vi.fn()} />
    </ui.ToastProvider>
  ),
  PageHead: (
    <ui.PageHead
      title={own}
      breadcrumb={[{ href: '/', title: own }]}
      links={[{ href: '#', title: own }]}
    />
  ),
  Pagination: <ui.Pagination page={2} pages={3} onPageChange={vi.fn()} />,
  SignInForm: <ui.SignInForm onSignIn={vi.fn()} />,
  TextArea: <ui.TextArea label={own} maxLength={9} />,
  ThemeToggle: <ui.ThemeToggle />,
  Video: (
    <ui.Video
      title={own}
      poster=""
      width={1}
      height={1}
      sources={[]}
      tracks={[]}
      transcript={own}
    />
  ),
  FootnoteLink: <ui.FootnoteLink noteId="x" number={1} />,
  Footnotes: <ui.Footnotes notes={[{ id: 'x', text: own }]} />,
  LanguageNavigation: (
    <ui.LanguageNavigation languages={[{ href: '/', lang: 'en', title: own }]} current="en" />
  ),
  SideNavigation: <ui.SideNavigation entries={[{ href: '/', title: own }]} />,
  Spinner: <ui.Spinner />,
  Tag: <ui.Tag onRemove={vi.fn()}>{own}</ui.Tag>,
  TableOfContents: <ui.TableOfContents links={[{ href: '#x', title: own }]} />,
  CodeBlock: <ui.CodeBlock code="[]" title={own} />,
  Toggletip: (
    <ui.Toggletip term={own} href="/" defaultOpen>
      {own}
    </ui.Toggletip>
  ),
};

describe('in the pseudo-locale nothing is forgotten', () => {
  stubResizeObserver();
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });

  test.each(Object.entries(samples))('%s', (_, element) => {
    const { container } = render(
      <ui.UiProvider strings={pseudo(english)}>{element}</ui.UiProvider>,
    );
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    while (walker.nextNode()) said.push(walker.currentNode.textContent ?? '');
    for (const name of ['aria-label', 'placeholder', 'data-label', 'title', 'alt'])
      for (const at of container.querySelectorAll(`[${name}]:not([aria-hidden] *)`))
        said.push(at.getAttribute(name)!);
    // Words outside of brackets are ones that no locale can change; letters of an alphabet may be.
    const forgotten = said.filter((text) => /\p{L}{2}/u.test(text.replace(/\[[^\]]*\]/g, '')));
    expect(forgotten).toEqual([]);
    expect(said.join('')).toContain('~');
  });
});
