/**
 * Moves a layer by shares of its own size: by style, which a browser can follow without drawing
 * anew, where a change within a drawing makes it lay out and paint all of it.
 */
export function moveLayer(layer: SVGSVGElement | null | undefined, x: number, y: number): void {
  if (layer) layer.style.transform = `translate(${percent(x)}%, ${percent(y)}%)`;
}

const percent = (share: number) => Math.round(share * 1e5) / 1e3;

/** Moves a part of a drawing, if its place is another than before: the browser would look anew. */
export function movePart(part: SVGElement | null | undefined, transform: string): void {
  if (part && part.getAttribute('transform') !== transform) {
    part.setAttribute('transform', transform);
  }
}
