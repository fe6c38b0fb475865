import { DepthRail } from '@hadal/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import { useArrival } from '../runtime/arrival';
import { usePrefetchInView } from '../runtime/prefetch';
import { formatReading } from '../figures/reading';
import { Seo, type SeoProps } from '../head/seo';

interface PageFrameProps extends SeoProps {
  /** Where the visit began: the key and the hash of its first address. */
  first: string;
  children: ReactNode;
}

/** What every page has: its place in the head, the depth beside it, and how one arrives. */
export function PageFrame({ first, children, ...seo }: PageFrameProps) {
  useArrival(first);
  usePrefetchInView();
  // Web fonts that would have moved this page come with the next: see show-fonts.ts.
  useLayoutEffect(() => () => void window.dispatchEvent(new Event('pageleft')), []);
  return (
    <>
      <Seo {...seo} />
      <DepthRail formatReading={formatReading}>{children}</DepthRail>
    </>
  );
}
