/** Moves an element of a drawing, if its place is another than before: the browser would look anew. */
export function move(element: SVGElement | null | undefined, transform: string): void {
  if (element && element.getAttribute('transform') !== transform) {
    element.setAttribute('transform', transform);
  }
}

/** To a quarter of a unit, which is about a pixel: finer steps are work that nobody sees. */
export const quarter = (value: number) => Math.round(value * 4) / 4;
