import type { Term } from './glossary';
import { useLive } from './use-live';

const load = () => import('./glossary').then(({ glossary }) => glossary);

/** The published terms, as they are now. */
export const useGlossary = (prerendered: Term[]) => useLive(prerendered, load);
