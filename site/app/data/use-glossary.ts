import type { Term } from './glossary';
import { useLive } from './use-live';

const load = () => import('./glossary').then(({ glossary }) => glossary);

/** Subscribes to the published terms. */
export const useGlossary = (prerendered: Term[]) => useLive(prerendered, load);
