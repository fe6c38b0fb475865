/**
 * Swaps loaded web fonts in, unless that would move what the visitor sees: they are then taken out again
 * before a frame is drawn, and wait for the next page. Later page loads know from `version` that
 * the files are in the cache. Served as a file of its own, so it uses nothing from outside its body.
 */
export function showFonts(faces: FontFace[], version: string) {
  const boxes = new Map<Element, DOMRect>();
  const measure = (parent: Element) => {
    for (const child of parent.children) {
      const box = child.getBoundingClientRect();
      if (box.bottom < 0 || box.top > innerHeight) continue;
      boxes.set(child, box);
      measure(child);
    }
  };
  const show = () => faces.forEach((face) => document.fonts.add(face));

  measure(document.body);
  show();

  // The score of a layout shift: the share of the view that moves, times the farthest distance.
  const moved = new Set<Element | null>();
  let area = 0;
  let distance = 0;
  for (const [element, before] of boxes) {
    const after = element.getBoundingClientRect();
    const far = Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y));
    // Browsers ignore moves of less than three pixels.
    if (far < 3) continue;
    distance = Math.max(distance, far);
    // A parent that moved counts with all that is in it.
    if (!moved.has(element.parentElement)) {
      const top = Math.max(0, Math.min(before.top, after.top));
      const bottom = Math.min(innerHeight, Math.max(before.bottom, after.bottom));
      area += Math.max(0, bottom - top) * Math.max(before.width, after.width);
    }
    moved.add(element);
  }
  const score = (area * distance) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));

  if (score > 0.01) {
    faces.forEach((face) => document.fonts.delete(face));
    addEventListener('pageleft', show, { once: true });
  }
  try {
    localStorage.setItem('fonts', version);
  } catch {
    // Storage may be forbidden; each page load then decides for itself.
  }
}
