'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Returns true if a content is larger than its parent, which scrolls it: only then is that a tab stop.
 * True before scripts run, so that without them everything can be scrolled by keyboard.
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
