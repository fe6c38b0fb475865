'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Returns true if content is larger than its scroll container, which only then is a tab stop. True
 * before hydration, so that without scripts everything can be scrolled by keyboard.
 */
export function useOverflow<Content extends Element>() {
  const ref = useRef<Content>(null);
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const content = ref.current!;
    const region = content.parentElement!;
    const observer = new ResizeObserver(() => {
      setOverflows(
        region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight,
      );
    });
    observer.observe(region);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return [ref, overflows] as const;
}
