import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints one part of a page. `alone` names that part while it is being printed. */
export function usePrintAlone<Name>() {
  const [alone, setAlone] = useState<Name>();
  const print = (name: Name) => {
    flushSync(() => setAlone(name));
    // Not after `print()`, which some browsers do not block on.
    addEventListener('afterprint', () => setAlone(undefined), { once: true });
    window.print();
  };
  return { alone, print };
}
