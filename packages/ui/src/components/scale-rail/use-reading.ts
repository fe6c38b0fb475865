'use client';

import { useEffect, useState, type RefObject } from 'react';
import { valueAt, type Stop } from './value-at';

/**
 * Returns the value at a sticky marker, rounded to an integer. Measures positions only when the page
 * changes size, never on scroll, and stops while the marker is out of view.
 */
export function useReading(
  track: RefObject<HTMLElement | null>,
  marker: RefObject<HTMLElement | null>,
) {
  const [value, setValue] = useState(0);

  useEffect(() => {
    const rail = track.current;
    const page = rail?.parentElement;
    const pointer = marker.current;
    if (!rail || !page || !pointer) return undefined;

    let stops: Stop[] = [];
    let line = 0;
    let frame = 0;
    const read = () => {
      frame = 0;
      setValue(Math.round(valueAt(stops, window.scrollY + line)));
    };
    const schedule = () => {
      if (stops.length > 0 && frame === 0) frame = requestAnimationFrame(read);
    };
    const measure = () => {
      const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
      const { top, marginTop } = getComputedStyle(pointer);
      // The negative margin places the foot of the marker, not its top, at the start of the track.
      line = Number.parseFloat(top) - Number.parseFloat(marginTop);
      stops =
        rail.offsetHeight === 0
          ? []
          : [
              { top: topOf(rail), value: 0 },
              ...Array.from(page.querySelectorAll<HTMLElement>('[data-stop]'), (stop) => ({
                top: topOf(stop),
                value: Number(stop.dataset['stop']),
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
  }, [track, marker]);

  return value;
}
