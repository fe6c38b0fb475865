import type { Term } from './glossary';
import { useRealtimeQuery } from './use-realtime-query';

const load = () => import('./glossary').then(({ glossary }) => glossary);

/** Subscribes to the published terms. */
export const useGlossary = (prerendered: Term[]) => useRealtimeQuery(prerendered, load);
