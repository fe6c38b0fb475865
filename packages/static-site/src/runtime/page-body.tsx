import {
  Fragment,
  useDeferredValue,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { deferLayout } from './lay-out-rest';
import { usePrefetchInView } from './prefetch';

/** Keeps the footer out of the window until the rest is there. */
const room = <div style={{ blockSize: '100vh' }} />;

/**
 * Renders a page inside the frame. When a link leads to it, the browser paints its first element, the title,
 * before the rest is rendered: a slow phone shows within a frame or two that it has understood. Going back
 * and following a link to a fragment scroll to a place, for which the whole page has to be there.
 *
 * @param props.first - start of the visit, as passed to the frame
 */
export function PageBody({ body: Body, first }: { body: ComponentType; first: string }) {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const [isFollowed] = useState(type !== 'POP' && hash === '' && key !== first);
  const isWhole = useDeferredValue(true, !isFollowed);
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
function partsOf(body: ComponentType): ReactNode | readonly ReactNode[] {
  const page = (body as () => ReactElement<{ children?: ReactNode }>)();
  return page.type === Fragment ? page.props.children : page;
}

/** The page, or all of it below the title. Comes into the document when all its links are there. */
function Rest({ isFollowed, children }: { isFollowed: boolean; children: ReactNode }) {
  usePrefetchInView();
  useLayoutEffect(() => {
    if (isFollowed) deferLayout();
  }, [isFollowed]);
  return children;
}
