import { useEffect, useRef, useState, type ComponentType, type ReactNode, type Ref } from 'react';

interface Frame {
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
  suppressHydrationWarning?: boolean;
  dangerouslySetInnerHTML?: { __html: string | TrustedHTML };
}

/** Empty markup that hydration leaves untouched: React does not compare its contents. */
const asBuilt = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

interface LateProps<Props> {
  /** Container. Renders a `<div>` with the given props. */
  frame: ComponentType<Frame>;
  /** The component where the build draws it; undefined in the browser. */
  atBuild: ComponentType<Props> | undefined;
  /** Fetches it in the browser. */
  load: () => Promise<ComponentType<Props>>;
  /** True to fetch it now, instead of only when it nears the viewport. */
  wanted: boolean;
  /** Waits for `wanted`, even in view. */
  patient?: boolean;
  props: Props;
}

/**
 * A part that is in the HTML from the build, and whose code comes when it is wanted or nearly in view.
 * Not a Suspense boundary: an update from above would replace one that still waits by its fallback.
 */
export function Late<Props extends object>({
  frame: FrameOf,
  atBuild,
  load,
  wanted,
  patient = false,
  props,
}: LateProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const isWanted = isNear || wanted;

  useEffect(() => {
    if (!place.current || patient) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [patient]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    load().then(
      (component) => isHere && setLoaded(() => component),
      // Should its code never arrive, what the build drew stays.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, load]);

  const Drawn = atBuild ?? Loaded;
  return Drawn ? (
    <FrameOf key="drawn">
      <Drawn {...props} />
    </FrameOf>
  ) : (
    <FrameOf key="built" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asBuilt} />
  );
}
