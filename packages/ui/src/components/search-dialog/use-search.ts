'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import type { SearchResult } from './search-results';

/** Returns the results of a query. The signal aborts when another query follows. */
export type Search = (query: string, signal: AbortSignal) => Promise<readonly SearchResult[]>;

interface Answer {
  query: string;
  attempt: number;
  status: 'found' | 'failed';
  results: readonly SearchResult[];
}

const nothing: Answer = { query: '', attempt: 0, status: 'found', results: [] };

/** Debounce in ms. */
const pause = 150;

/** Searches once typing pauses, and ignores the results of earlier queries. */
export function useSearch(onSearch: Search) {
  const [typed, setTyped] = useState('');
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState(nothing);
  const query = typed.trim();

  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (!query) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const take = (status: Answer['status'], results: Answer['results']) => {
      if (!signal.aborted) setAnswer({ query, attempt, status, results });
    };
    const timer = setTimeout(() => {
      // Within the promise, so that what is thrown at once is a failure too.
      Promise.resolve()
        .then(() => search.current(query, signal))
        .then(
          (results) => take('found', results),
          () => take('failed', []),
        );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, attempt]);

  const answered = answer.query === query && answer.attempt === attempt;
  const found = answer.results.length > 0 ? 'results' : 'none';
  const settled = answer.status === 'failed' ? 'failed' : found;
  return {
    typed,
    setTyped,
    query,
    retry,
    results: answer.results,
    state: query ? (answered ? settled : 'loading') : 'idle',
  } as const;
}
