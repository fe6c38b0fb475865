'use client';

import { useEffect, useState } from 'react';
import { visuallyHidden } from '../components/visually-hidden/visually-hidden.css';

/** Delay of the announcement in ms, because the next key would cut it short. */
const PAUSE = 500;

export interface CountProps {
  /** The number of matches as a phrase. */
  children: string;
  /** The `id` of the field that it follows. */
  htmlFor?: string | undefined;
  className?: string | undefined;
}

/**
 * A number of matches, announced once typing pauses. Renders a `<span>`, and an `<output>` for
 * assistive technology.
 */
export function Count({ children, htmlFor, className }: CountProps) {
  const [settled, setSettled] = useState(children);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(children), PAUSE);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <>
      <span aria-hidden className={className}>
        {children}
      </span>
      <output htmlFor={htmlFor} className={visuallyHidden}>
        {settled}
      </output>
    </>
  );
}
