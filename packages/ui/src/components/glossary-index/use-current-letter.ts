'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Returns the letter of the group being read: the last one to reach the bar. */
export function useCurrentLetter(groups: RefObject<HTMLElement | null>, shown: string) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { letter } = (target as HTMLElement).dataset;
          if (isIntersecting) seen.add(letter!);
          else seen.delete(letter!);
        }
        setCurrent(Array.from(shown).find((letter) => seen.has(letter)));
      },
      // Observes a thin line just under the bar. In a frame, the default root would be the window around it.
      { root: document, rootMargin: '-35% 0px -64% 0px' },
    );
    for (const group of groups.current?.children ?? []) observer.observe(group);
    return () => observer.disconnect();
  }, [groups, shown]);

  // The observer does not fire when no group is left.
  return current !== undefined && shown.includes(current) ? current : undefined;
}
