import {
  useCallback,
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
  hidden?: boolean;
  suppressHydrationWarning?: boolean;
  dangerouslySetInnerHTML?: { __html: string | TrustedHTML };
}

/** Empty markup that hydration leaves untouched: React does not compare its contents. */
const asBuilt = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/** The prerendered HTML of an island whose page was left before its code loaded. */
export interface Kept {
  nodes: readonly ChildNode[];
}

interface LazyIslandProps<Props> {
  /** Container. Renders an element with the given props. */
  frame: ComponentType<Frame>;
  /** The component, if the build or a navigation renders it; undefined to hydrate. */
  atBuild: ComponentType<Props> | undefined;
  /** Imports the component in the browser. */
  load: () => Promise<ComponentType<Props>>;
  /** True to import it now, instead of near the viewport. */
  wanted: boolean;
  /** Waits for `wanted`, even near the viewport. */
  patient?: boolean;
  /** Stands in place of the prerendered HTML if the code is wanted, and does not load. */
  missing?: ReactNode;
  /** Keeps the prerendered HTML for when the visitor comes back to the page. */
  kept?: Kept;
  props: Props;
}

/** Resolves once an element is not pressed: to replace it between press and release would lose the click. */
const released = (element: HTMLElement | null) =>
  new Promise<void>((resolve) => {
    if (!element?.matches(':active')) return resolve();
    // After the click, which follows the release.
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, () => setTimeout(resolve), { once: true });
  });

/** The visitor's traces in prerendered HTML: open details, and the element that has the focus. */
interface Traces {
  built: HTMLElement;
  focused: Element | null;
}

/** Opens in the drawn island what was open in the prerendered one, and returns the focus to it. */
function restore({ built, focused }: Traces, drawn: HTMLElement) {
  const counterpart = (element: Element) => {
    const place = [...built.querySelectorAll(element.localName)].indexOf(element);
    return drawn.querySelectorAll<HTMLElement>(element.localName)[place];
  };
  for (const each of built.querySelectorAll('details[open]'))
    counterpart(each)?.setAttribute('open', '');
  if (focused) counterpart(focused)?.focus({ preventScroll: true });
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
  missing,
  kept,
  props,
}: LazyIslandProps<Props>) {
  const place = useRef<HTMLElement>(null);
  const traces = useRef<Traces>(undefined);
  const [isNear, setNear] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
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
      async (component) => {
        await released(place.current);
        if (isHere) setLoaded(() => component);
      },
      () => isHere && setFailed(wanted),
    );
    return () => {
      isHere = false;
    };
    // Once wanted, an attempt that failed near the viewport is repeated.
  }, [isWanted, wanted, load]);

  const attachBuilt = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      place.current = element;
      element.append(...(kept?.nodes ?? []));
      return () => {
        place.current = null;
        traces.current = { built: element, focused: document.activeElement };
        if (kept) kept.nodes = [...element.childNodes];
      };
    },
    [kept],
  );
  const attachDrawn = useCallback((element: HTMLElement | null) => {
    if (element && traces.current) restore(traces.current, element);
    traces.current = undefined;
  }, []);

  const Drawn = atBuild ?? Loaded;
  const isMissing = hasFailed && wanted && missing !== undefined;
  return Drawn ? (
    <FrameOf key="drawn" ref={attachDrawn}>
      <Drawn {...props} />
    </FrameOf>
  ) : (
    <>
      {/* If its code does not load, the prerendered HTML stays, unless it is of other props. */}
      <FrameOf
        key="built"
        ref={attachBuilt}
        hidden={isMissing}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asBuilt}
      />
      {isMissing && <FrameOf key="missing">{missing}</FrameOf>}
    </>
  );
}
