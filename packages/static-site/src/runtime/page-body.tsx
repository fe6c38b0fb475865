import { Fragment, useDeferredValue, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { deferLayout } from './lay-out-rest';
import type { LoadedPage } from './pages';
import { usePrefetchInView } from './prefetch';

/** Keeps the footer out of the window until the rest is there. */
const room = <div style={{ blockSize: '100vh' }} />;

/**
 * Renders a page inside the frame. When a link leads to it, the browser paints its first element, the title,
 * before the rest is rendered, so that a slow phone responds within a frame or two. Going back and following
 * a link to a fragment scroll to a place, for which the whole page has to be there.
 *
 * @param props.first - start of the visit, as passed to the frame
 */
export function PageBody({ body: Body, first }: { body: LoadedPage['Body']; first: string }) {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const [isFollowed] = useState(type !== 'POP' && hash === '' && key !== first);
  // A link in the title to a section below needs its target.
  const isWhole = useDeferredValue(true, isFollowed ? false : undefined) || hash !== '';
  // Fast Refresh finds components only where they are rendered.
  const page = import.meta.env.DEV ? <Body /> : partsOf(Body);
  if (!Array.isArray(page)) return <Rest isFollowed={false}>{page}</Rest>;
  const [title, ...rest] = page;
  return (
    <>
      {title}
      {isWhole ? <Rest isFollowed={isFollowed}>{rest}</Rest> : room}
    </>
  );
}

/** Returns the elements of a page whose component returns a fragment. */
function partsOf(body: LoadedPage['Body']): ReactNode | readonly ReactNode[] {
  const page = body();
  return page.type === Fragment ? page.props.children : page;
}

/** The page, or all of it below the title. Mounts together with its links, which prefetching looks up. */
function Rest({ isFollowed, children }: { isFollowed: boolean; children: ReactNode }) {
  usePrefetchInView();
  useLayoutEffect(() => {
    if (isFollowed) deferLayout();
  }, [isFollowed]);
  return children;
}
