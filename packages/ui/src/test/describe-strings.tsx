import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { UiProvider } from '../components/ui-provider';
import { english, pseudo, type PartialStrings, type Strings } from '../locales';

/** Returns the texts that have words outside of brackets; single letters may be those of an alphabet. */
function textsWithoutBrackets(element: ReactElement, strings: PartialStrings) {
  const { unmount } = render(<UiProvider strings={strings}>{element}</UiProvider>);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said: string[] = [];
  while (walker.nextNode()) said.push(walker.currentNode.textContent ?? '');
  for (const name of ['aria-label', 'placeholder', 'data-label', 'title', 'alt'])
    for (const at of document.querySelectorAll(`[${name}]:not([aria-hidden] *)`))
      said.push(at.getAttribute(name)!);
  unmount();
  return said.filter((text) => /\p{L}{2}/u.test(text.replace(/\[[^\]]*\]/g, '')));
}

/**
 * Tests that a locale can change all words of a component. The sample has its own words between
 * brackets, such as `[mine]`, except `codes`, and shows at least one string of the component.
 */
export function describeStrings(
  component: keyof Strings,
  sample: ReactElement,
  codes: readonly string[] = [],
) {
  test('has no words that a locale cannot change', () => {
    const strings = pseudo(english);
    expect(textsWithoutBrackets(sample, strings)).toEqual(codes);
    const inEnglish = textsWithoutBrackets(sample, { ...strings, [component]: {} });
    expect(inEnglish, `the sample shows no string of ${component}`).not.toEqual(codes);
  });
}
