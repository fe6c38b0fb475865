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
    const measure = () => {
      const isLarger =
        region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight;
      // What is laid out only near the window is measured once Tab has reached it, and must not drop the focus.
      if (!isLarger && region.matches(':focus'))
        region.addEventListener('blur', measure, { once: true });
      else setOverflows(isLarger);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    observer.observe(content);
    return () => {
      observer.disconnect();
      region.removeEventListener('blur', measure);
    };
  }, []);

  return [ref, overflows] as const;
}
