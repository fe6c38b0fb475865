'use client';

import { useRef } from 'react';
import { usePlayhead, usePosition } from './playhead';

/** Text that follows the position. Renders a `<span>`. */
export function LiveText({ at }: { at: (position: number) => string }) {
  const element = useRef<HTMLSpanElement>(null);
  const position = usePosition();
  usePlayhead('reading', (now) => {
    if (element.current) element.current.textContent = at(now);
  });
  return <span ref={element}>{at(position)}</span>;
}
