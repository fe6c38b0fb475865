import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints one part of a page: while that lasts it tells the name of the part that alone is shown. */
export function usePrintAlone<Name>() {
  const [alone, setAlone] = useState<Name>();
  const print = (name: Name) => {
    flushSync(() => setAlone(name));
    // Not after `print()`, which does not wait everywhere.
    addEventListener('afterprint', () => setAlone(undefined), { once: true });
    window.print();
  };
  return { alone, print };
}
