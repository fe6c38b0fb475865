'use client';

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '../../internal/is-composing';
import { StatusText } from '../../internal/status-text';
import { Button } from '../button';
import { TextField } from '../text-field';
import type { SearchMessages } from './messages';
import * as styles from './search-dialog.css';
import { SearchResults } from './search-results';
import { useSearch, type Search } from './use-search';

interface SearchPanelProps {
  onSearch: Search;
  text: SearchMessages;
  children: ReactNode;
}

/** Moves focus between the field and the links below it by arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || altKey || ctrlKey || metaKey || shiftKey || isComposing(nativeEvent)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[type="search"], a')];
  const from = stops.indexOf(target as HTMLElement);
  const stop = stops[from + step];
  // Other fields need their keys.
  if (from < 0 || !stop) return;
  event.preventDefault();
  stop.focus();
}

/** The search field and its results. Renders a `<div>`. */
export function SearchPanel({ onSearch, text, children }: SearchPanelProps) {
  const { typed, setTyped, query, retry, results, state } = useSearch(onSearch);
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  /** The query whose first result the reader asked for before it came. */
  const awaited = useRef<string>(undefined);
  const openFirst = () => answer.current?.querySelector('a')?.click();
  useEffect(() => {
    if (state === 'loading') return;
    if (state === 'results' && awaited.current === query) openFirst();
    awaited.current = undefined;
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is in it
    <div className={styles.panel} onKeyDown={walk}>
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser knows <search>
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (state === 'results') openFirst();
          else if (state === 'loading') awaited.current = query;
        }}
      >
        <TextField
          ref={field}
          label={text.field}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="go"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      <output data-part="search-dialog-status" className={styles.status}>
        {/* One text alone, which React can replace even after a browser has translated it. */}
        {state === 'results'
          ? text.found(results.length, query)
          : state === 'none' && text.none(query)}
      </output>
      <div data-part="search-dialog-status" role="alert" className={styles.status}>
        {state === 'failed' && <StatusText tone="error">{text.failed}</StatusText>}
      </div>
      {state === 'failed' && (
        <Button
          data-part="search-dialog-retry"
          tone="secondary"
          size="small"
          onClick={() => {
            retry();
            // The retry button disappears with the failure.
            field.current?.focus();
          }}
          className={styles.retry}
        >
          {text.retry}
        </Button>
      )}
      {state === 'loading' && (
        <p data-part="search-dialog-status" className={styles.status}>
          {text.searching}
        </p>
      )}
      <div ref={answer} aria-busy={state === 'loading'}>
        {state === 'idle' && children}
        {state !== 'idle' && results.length > 0 && <SearchResults results={results} />}
      </div>
    </div>
  );
}
