/**
 * Moves a layer by shares of its own size. A CSS transform on the layer is composited, where a
 * change inside the drawing would lay out and paint all of it.
 */
export function moveLayer(layer: SVGSVGElement | null | undefined, x: number, y: number): void {
  if (layer) layer.style.transform = `translate(${percent(x)}%, ${percent(y)}%)`;
}

const percent = (share: number) => Math.round(share * 1e5) / 1e3;

/** Moves a part of a drawing, but only if its transform changes, because setting it repaints. */
export function movePart(part: SVGElement | null | undefined, transform: string): void {
  if (part && part.getAttribute('transform') !== transform) {
    part.setAttribute('transform', transform);
  }
}
