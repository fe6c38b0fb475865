import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { Article, Graph, Organization, Thing } from 'schema-dts';
import { glossary } from 'virtual:glossary';
import { brand } from '../brand.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { faq } from '../content/faq';
import type { PageMeta } from '@hadal/static-site/runtime/pages';

const at = (path: string) => `${brand.origin}${path}`;
const organization = { '@id': at('/#organization') };
const website = { '@id': at('/#website') };

export interface DescribedPage {
  path: string;
  page: string;
  meta: PageMeta;
  /** Day of the last change to its words, written `2026-11-21`. */
  updated?: string | undefined;
  /** Breadcrumbs: the pages above it, home first, and itself. */
  trail: { path: string; title: string }[];
  /** List entries that search finds individually, as parts of the page, by fragment. */
  entries?: Entries | undefined;
}

/** Entries of a list, each of which the search finds on its own. */
export interface Entries {
  /** Collective name of the entries. */
  section: string;
  list: { id: string; title: string; text: string }[];
}

/** Describes a page to search engines, as one JSON-LD graph. */
export function structuredData(page: DescribedPage): Graph {
  const things: Thing[] = page.path === '/' ? home : [breadcrumbs(page.trail), ...about(page)];
  return { '@context': 'https://schema.org', '@graph': things };
}

const home: Thing[] = [
  {
    '@type': 'Organization',
    ...organization,
    name: brand.name,
    url: at('/'),
    logo: at('/icon-512.png'),
    sameAs: brand.social.map(({ href }) => href),
    subOrganization: [brand.foundation, brand.company, brand.digital].map((name): Organization => ({
      '@type': 'Organization',
      name,
    })),
  },
  {
    '@type': 'WebSite',
    ...website,
    name: brand.name,
    url: at('/'),
    inLanguage: 'en-GB',
    publisher: organization,
  },
];

const breadcrumbs = (trail: DescribedPage['trail']): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: at(path),
  })),
});

function about({ path, page, meta, updated }: DescribedPage): Thing[] {
  // As an FAQPage it would repeat the page's text; search engines no longer show that.
  if (page === 'faq') return [];
  if (page === 'glossary') return [terms(path, meta)];
  return meta.noindex ? [] : [article(path, page, meta, updated)];
}

/** The questions of the FAQ with their answers in plain text. */
const questions = faq.flatMap((group) =>
  group.questions.map(({ id, question, answer }) => ({
    id,
    title: question,
    text: textContent(parseDocument(renderToStaticMarkup(answer)).children),
  })),
);

/** Returns the entries of a page that is a list. */
export function entriesOf(page: string): Entries | undefined {
  if (page === 'faq') return { section: 'FAQ', list: questions };
  if (page === 'glossary') {
    const list = glossary.map(({ slug, term, definition }) => ({
      id: slug,
      title: term,
      text: definition,
    }));
    return { section: 'Glossary', list };
  }
  return undefined;
}

const terms = (path: string, meta: PageMeta): Thing => ({
  '@type': 'DefinedTermSet',
  '@id': at(path),
  url: at(path),
  name: meta.title,
  description: meta.description,
  // Thousands would be most of the page.
  hasDefinedTerm: glossary.slice(0, 500).map(({ slug, term, definition, symbol }) => ({
    '@type': 'DefinedTerm',
    name: term,
    url: at(`${path}#${slug}`),
    description: definition,
    inDefinedTermSet: at(path),
    ...(symbol && { termCode: symbol }),
  })),
});

const article = (path: string, page: string, meta: PageMeta, updated?: string): Article => ({
  '@type': path.startsWith('/science') ? 'TechArticle' : 'Article',
  headline: meta.title,
  description: meta.description,
  url: at(path),
  mainEntityOfPage: at(path),
  image: at(`/social/${page}.png`),
  inLanguage: 'en-GB',
  ...(updated && { dateModified: updated }),
  isPartOf: website,
  author: organization,
  publisher: organization,
});
