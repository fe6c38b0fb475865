import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefCallback,
} from 'react';

interface Frame {
  ref?: RefCallback<HTMLElement>;
  children?: ReactNode;
  suppressHydrationWarning?: boolean;
  dangerouslySetInnerHTML?: { __html: string | TrustedHTML };
}

/** Empty markup that hydration leaves untouched: React does not compare its contents. */
const asBuilt = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

interface LazyIslandProps<Props> {
  /** Container. Renders an element with the given props. */
  frame: ComponentType<Frame>;
  /** The component, when rendered by the build; undefined in the browser. */
  atBuild: ComponentType<Props> | undefined;
  /** Imports the component in the browser. */
  load: () => Promise<ComponentType<Props>>;
  /** True to import it now, instead of near the viewport. */
  wanted: boolean;
  /** Waits for `wanted`, even near the viewport. */
  patient?: boolean;
  props: Props;
}

/**
 * An island prerendered by the build, whose code loads when wanted or near the viewport. Not a
 * Suspense boundary: an update from above would replace the prerendered HTML with the fallback.
 */
export function LazyIsland<Props extends object>({
  frame: FrameOf,
  atBuild,
  load,
  wanted,
  patient = false,
  props,
}: LazyIslandProps<Props>) {
  const place = useRef<HTMLElement>(null);
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
      // If its code does not load, the prerendered HTML stays.
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
    <FrameOf
      key="built"
      ref={(element) => {
        place.current = element;
      }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asBuilt}
    />
  );
}
