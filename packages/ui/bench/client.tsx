import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './native';

function Timed({ onEffects }: { onEffects: () => void }) {
  useEffect(onEffects, [onEffects]);
  return <Page />;
}

/** Hydrates the page, and returns the time in ms until all effects have run. */
window.hydrate = () =>
  new Promise((resolve) => {
    const start = performance.now();
    const onEffects = () => resolve(performance.now() - start);
    hydrateRoot(document.getElementById('root')!, <Timed onEffects={onEffects} />);
  });
