'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Returns true if an element is wider than its parent. */
export function useCrowded(content: RefObject<HTMLElement | null>) {
  const [crowded, setCrowded] = useState(false);
  useEffect(() => {
    const element = content.current;
    const room = element?.parentElement;
    if (!room) return undefined;
    const observer = new ResizeObserver(() => setCrowded(element.offsetWidth > room.clientWidth));
    observer.observe(room);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
  return crowded;
}
