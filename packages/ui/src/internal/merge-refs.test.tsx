import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { mergeRefs } from './merge-refs';

test('fills both refs, and empties them', () => {
  const [object, callback] = [
    createRef<HTMLElement>(),
    vi.fn<(node: HTMLElement | null) => void>(),
  ];
  const { container, unmount } = render(<b ref={mergeRefs(object, callback)} />);
  expect(object.current).toBe(container.firstChild);
  expect(callback.mock.calls).toEqual([[container.firstChild]]);
  unmount();
  expect(object.current).toBeNull();
  expect(callback).toHaveBeenLastCalledWith(null);
});

test.each(['first', 'second'])('cleans up the %s, and empties the other one', (place) => {
  const cleanUp = vi.fn();
  const cleaned = vi.fn<(node: HTMLElement | null) => () => void>(() => cleanUp);
  const emptied = createRef<HTMLElement>();
  const ref = place === 'first' ? mergeRefs(cleaned, emptied) : mergeRefs(emptied, cleaned);
  const { unmount } = render(<b ref={ref} />);
  expect(cleaned).toHaveBeenCalledWith(emptied.current);
  expect(cleanUp).not.toHaveBeenCalled();
  unmount();
  expect(cleanUp).toHaveBeenCalledTimes(1);
  expect(cleaned).toHaveBeenCalledTimes(1);
  expect(emptied.current).toBeNull();
});

test('returns nothing without a clean-up, since React 18 warns of what a ref returns', () => {
  const assign: (node: Element | null) => void = (node) => node;
  const merged = mergeRefs(createRef<Element>(), assign) as (node: Element) => unknown;
  expect(merged(document.body)).toBeUndefined();
});
