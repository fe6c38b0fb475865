'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { renderPart, type Renders } from '../../internal/part';
import { Count } from '../../internal/count';
import { box, control } from '../../internal/field.css';
import { isComposing } from '../../internal/is-composing';
import { fragmentLinkOf } from '../../internal/target-of';
import { useClearOf } from '../../internal/use-clear-of';
import { useUi } from '../../internal/ui-context';
import { useControllableState, type ChangeHandler } from '../../internal/use-controllable-state';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './glossary-index.css';
import type { GlossaryLabels } from './labels';
import { LetterNav } from './letter-nav';
import { TermGroup } from './term-group';
import { groupTerms, searchTerms, wordsOf, type GlossaryTerm } from './terms';
import { useCurrentLetter } from './use-current-letter';
import { GlossaryIndex as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface GlossaryIndexProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Renders {
  terms: readonly GlossaryTerm[];
  /** The controlled search query. */
  query?: string | undefined;
  /** @default '' */
  defaultQuery?: string | undefined;
  onQueryChange?: ChangeHandler<string> | undefined;
  /** Drawings in the margin, by the letter below which they stand; wide windows show them. */
  drawings?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /** Content shown when no term matches, such as a link to ask for one. */
  noMatch?: ReactNode;
  labels?: Partial<GlossaryLabels> | undefined;
}

/** More terms than this, and each letter shows only its first. */
const most = 300;
const first = 5;

/**
 * Terms and definitions grouped by letter, with a bar to search and jump. Without scripts every
 * term is shown, or the first of each letter where there are hundreds, and the letters are links.
 * Renders a `<div>`.
 */
export function GlossaryIndex(props: GlossaryIndexProps) {
  const {
    terms,
    query: givenQuery,
    defaultQuery = '',
    onQueryChange,
    drawings,
    noMatch,
    labels: text,
    className,
    ...rest
  } = useStrings('GlossaryIndex', english, props);
  const id = useId();
  const [query, setQuery] = useControllableState(givenQuery, defaultQuery, onQueryChange);
  const words = wordsOf(query);
  const { locale } = useUi();
  const all = useMemo(() => groupTerms(terms, locale), [terms, locale]);
  const groups = all.flatMap((group) => {
    const inGroup = searchTerms(group.terms, query);
    return inGroup.length > 0 ? [{ ...group, terms: inGroup }] : [];
  });
  const found = groups.flatMap((group) => group.terms);
  /** The letters that show all of their terms, of a list too long to show whole. */
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isLong = found.length > most;
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useClearOf(bar);
  const shown = groups.map(({ letter }) => letter);
  const current = useCurrentLetter(list, shown.join(''));
  const idOf = (letter: string) => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;

  /** Scrolls to the start of the results, which may be much shorter than the list. */
  const search = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
    setQuery(target.value, 'input', nativeEvent);
  };

  const clear = ({ nativeEvent }: MouseEvent) => {
    setQuery('', 'item-press', nativeEvent);
    field.current?.focus();
  };

  /** Clears the search as Chromium and WebKit do of themselves, and Firefox does not. */
  const clearByEscape = (event: KeyboardEvent) => {
    // An Escape that ends a composition is the input method's.
    if (event.key !== 'Escape' || !query || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    setQuery('', 'escape-key', event.nativeEvent);
  };

  const open = (letter: string) => setOpened((before) => [...before, letter]);
  const toggle = (letter: string) =>
    opened.includes(letter) ? setOpened(opened.filter((other) => other !== letter)) : open(letter);

  /** Returns the term that a fragment names, with its letter. */
  const termAt = (hash: string) => {
    // Decoding would throw for an address that is not well formed.
    const isNamed = ({ id: term }: GlossaryTerm) =>
      hash === `#${term}` || hash === `#${encodeURI(term)}`;
    for (const { letter, terms: inGroup } of all) {
      const term = inGroup.find(isNamed);
      if (term) return { id: term.id, letter, isFound: found.includes(term) };
    }
    return undefined;
  };

  /**
   * Shows the term that a fragment names, which a search may hide and a long list leave out. Returns its id if it
   * was hidden.
   */
  const reveal = (hash: string, event?: Event) => {
    const target = hash ? termAt(hash) : undefined;
    if (!target || document.getElementById(target.id)) return undefined;
    flushSync(() => {
      if (!target.isFound) setQuery('', 'link', event);
      open(target.letter);
    });
    return target.id;
  };
  const latest = useRef(reveal);
  useLayoutEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    const follow = (event?: Event) => {
      const term = latest.current(window.location.hash, event);
      if (term) document.getElementById(term)?.scrollIntoView();
    };
    // While capturing, since a router may navigate on the click.
    const onClick = (event: globalThis.MouseEvent) => {
      const link = fragmentLinkOf(event);
      if (link) latest.current(link.hash, event);
    };
    // React cannot flush within an effect.
    queueMicrotask(follow);
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', onClick, true);
    };
  }, [latest]);

  return renderPart('div', {
    'data-part': 'glossary-index',
    ...rest,
    className,
    children: (
      <>
        <div ref={bar} className={styles.bar}>
          <search className={styles.search}>
            <div className={clsx(box, styles.field)}>
              <Icon name="search" className={styles.icon} />
              <VisuallyHidden>
                <label htmlFor={`${id}-query`}>{text.search}</label>
              </VisuallyHidden>
              <input
                ref={field}
                id={`${id}-query`}
                type="search"
                placeholder={text.search}
                autoComplete="off"
                value={query}
                onChange={search}
                onKeyDown={clearByEscape}
                className={clsx(control, styles.input)}
              />
            </div>
            <Count htmlFor={`${id}-query`} className={styles.count}>
              {text.count(found.length, terms.length)}
            </Count>
          </search>
          <LetterNav label={text.letters} shown={shown} current={current} idOf={idOf} />
        </div>
        <div ref={list} className={styles.groups}>
          {groups.map(({ letter, terms: inGroup }) => (
            <TermGroup
              key={letter}
              id={idOf(letter)}
              letter={letter}
              terms={inGroup}
              words={words}
              labels={text}
              drawing={drawings?.[letter]}
              {...(isLong &&
                inGroup.length > first && {
                  first: opened.includes(letter) ? inGroup.length : first,
                  onToggle: () => toggle(letter),
                })}
            />
          ))}
        </div>
        {found.length === 0 && (
          <EmptyState
            title={text.none}
            actions={
              <>
                {query && (
                  <Button tone="secondary" size="small" onClick={clear}>
                    {text.clear}
                  </Button>
                )}
                {noMatch}
              </>
            }
          />
        )}
      </>
    ),
  });
}
