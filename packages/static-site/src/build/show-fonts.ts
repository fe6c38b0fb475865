/**
 * Swaps loaded web fonts in, unless the visitor has begun to read, or it would move what the visitor sees: they are
 * then taken out again before a frame is drawn, and wait for the next page. Later page loads know from `version` that
 * the files are in the cache. Served as a file of its own, so it uses nothing from outside its body.
 */
export function showFonts(faces: FontFace[], version: string) {
  interface Place {
    start: DOMRect;
    box: DOMRect;
  }
  const range = document.createRange();
  /** Returns the box of an element or a text and the start of its first line; nothing if it is not drawn. */
  const placeOf = (node: Node): Place | undefined => {
    range.selectNode(node);
    const drawn = node instanceof Element ? node : range;
    const [start] = drawn.getClientRects();
    return start && { start, box: drawn.getBoundingClientRect() };
  };

  const places = new Map<Node, Place>();
  // Texts too: one may wrap to another line, or stand higher in a line of the same height.
  const measure = (parent: Element) => {
    for (const child of parent.childNodes) {
      const place = placeOf(child);
      if (place && (place.box.bottom < 0 || place.box.top > innerHeight)) continue;
      if (place) places.set(child, place);
      // What moves in a drawing is no layout shift.
      if (!(child instanceof HTMLElement)) continue;
      // Hidden parts, such as the panels of tabs, may be the most of a page.
      if (place || getComputedStyle(child).display !== 'none') measure(child);
    }
  };
  const show = () => faces.forEach((face) => document.fonts.add(face));

  // A second after the first paint, the visitor is taken to be reading.
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const isLate = paint !== undefined && performance.now() - paint.startTime > 1000;
  if (!isLate) {
    measure(document.body);
    show();
  }

  // Score of a layout shift: the share of the viewport that moves, times the longest distance.
  const moved = new Set<Node | null>();
  let area = 0;
  let distance = 0;
  for (const [node, { start, box }] of places) {
    const after = placeOf(node);
    if (!after) continue;
    const far = Math.max(Math.abs(after.start.x - start.x), Math.abs(after.start.y - start.y));
    // Browsers ignore moves of less than three pixels.
    if (far < 3) continue;
    distance = Math.max(distance, far);
    // The box of a moved parent already includes its children.
    if (!moved.has(node.parentNode)) {
      const top = Math.max(0, Math.min(box.top, after.box.top));
      const bottom = Math.min(innerHeight, Math.max(box.bottom, after.box.bottom));
      area += Math.max(0, bottom - top) * Math.max(box.width, after.box.width);
    }
    moved.add(node);
  }
  const score = (area * distance) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));

  if (score > 0.01) faces.forEach((face) => document.fonts.delete(face));
  if (isLate || score > 0.01) addEventListener('pageleft', show, { once: true });
  try {
    localStorage.setItem('fonts', version);
  } catch {
    // Storage may be forbidden; each page load then decides for itself.
  }
}
