import { PageBody } from '@hadal/static-site/runtime/page-body';
import { useVisit } from '@hadal/static-site/runtime/visit';
import type { FrameProps } from '@hadal/static-site/runtime/pages';
import { ScaleRail } from '@hadal/ui';
import { formatReading } from '../model/reading';
import { isEmbed } from '../routes/index';
import { Seo } from '../head/seo';

/** Frame of every page: metadata, scroll and focus and, except in another site's frame, the scale of depth. */
export function PageFrame({ first, Body, ...seo }: FrameProps) {
  useVisit(first);
  const body = <PageBody body={Body} first={first} />;
  return (
    <>
      <Seo {...seo} />
      {isEmbed(seo.path ?? '') ? body : <ScaleRail formatReading={formatReading}>{body}</ScaleRail>}
    </>
  );
}
