'use client';

import { useEffect, useState } from 'react';
import { targetOf } from '../../internal/target-of';

/** The share of the window above the line that a heading crosses to become current. */
const line = 0.3;

/** Returns the fragment of the section that is being read, of those in the order of the page. */
export function useCurrentSection(hrefs: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const all = hrefs.join(' ');

  useEffect(() => {
    const sections = all
      .split(' ')
      .map((href) => ({ href, target: targetOf(href), isAbove: false }))
      .filter(({ target }) => target);
    const update = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      // The last sections may be too short to reach the line.
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      const next = isAtEnd ? sections.at(-1) : sections.findLast(({ isAbove }) => isAbove);
      setCurrent(next?.href);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          for (const section of sections)
            if (section.target === target) section.isAbove = isIntersecting;
        update();
      },
      // Up to a height that no page has, so that a jump past a heading counts as a crossing.
      { root: document, rootMargin: `1000000px 0px -${(1 - line) * 100}%` },
    );
    for (const { target } of sections) observer.observe(target!);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
    };
  }, [all]);

  return current;
}
