import { useVisit } from '@hadal/static-site/runtime/visit';
import type { FrameProps } from '@hadal/static-site/runtime/pages';
import { DepthRail } from '@hadal/ui';
import { formatReading } from '../model/reading';
import { Seo } from '../head/seo';

/** What every page has: its place in the head, the depth beside it, and how one arrives. */
export function PageFrame({ first, children, ...seo }: FrameProps) {
  useVisit(first);
  return (
    <>
      <Seo {...seo} />
      <DepthRail formatReading={formatReading}>{children}</DepthRail>
    </>
  );
}
