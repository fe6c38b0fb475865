import { useVisit } from '@hadal/static-site/runtime/visit';
import type { FrameProps } from '@hadal/static-site/runtime/pages';
import { DepthRail } from '@hadal/ui';
import { formatReading } from '../model/reading';
import { Seo } from '../head/seo';

/** Frame of every page: head, depth and arrival. */
export function PageFrame({ first, children, ...seo }: FrameProps) {
  useVisit(first);
  return (
    <>
      <Seo {...seo} />
      <DepthRail formatReading={formatReading}>{children}</DepthRail>
    </>
  );
}
