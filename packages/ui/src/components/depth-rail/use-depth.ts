'use client';

import { useEffect, useState, type RefObject } from 'react';
import { depthAt, type Stop } from './depth-at';

/**
 * Returns the depth of a sticky float, in whole metres. Measures positions only when the page
 * changes size, never on scroll, and stops while the float is out of view.
 */
export function useDepth(
  track: RefObject<HTMLElement | null>,
  float: RefObject<HTMLElement | null>,
) {
  const [depth, setDepth] = useState(0);

  useEffect(() => {
    const rail = track.current;
    const page = rail?.parentElement;
    const bell = float.current;
    if (!rail || !page || !bell) return undefined;

    let stops: Stop[] = [];
    let waterline = 0;
    let frame = 0;
    const read = () => {
      frame = 0;
      setDepth(Math.round(depthAt(stops, window.scrollY + waterline)));
    };
    const schedule = () => {
      if (stops.length > 0 && frame === 0) frame = requestAnimationFrame(read);
    };
    const measure = () => {
      const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
      const { top, marginTop } = getComputedStyle(bell);
      // The negative margin places the waterline of the float, not its top, at sea level.
      waterline = Number.parseFloat(top) - Number.parseFloat(marginTop);
      stops =
        rail.offsetHeight === 0
          ? []
          : [
              { top: topOf(rail), depth: 0 },
              ...Array.from(page.querySelectorAll<HTMLElement>('[data-depth]'), (stop) => ({
                top: topOf(stop),
                depth: Number(stop.dataset['depth']),
              })),
            ];
      schedule();
    };

    const observer = new ResizeObserver(measure);
    observer.observe(page);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
    };
  }, [track, float]);

  return depth;
}
