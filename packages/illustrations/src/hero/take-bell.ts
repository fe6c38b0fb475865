import { baseAt } from './geometry';
import { depthAt, handleOf, room, share, versions } from './handle';

/** Metres by which keys move the bell, or by its step if that is larger. */
const steps: Partial<Record<string, number>> = {
  ArrowUp: 10,
  ArrowRight: 10,
  ArrowDown: -10,
  ArrowLeft: -10,
  PageUp: 100,
  PageDown: -100,
};

/**
 * Makes a `HeroBell` follow pointer and keys.
 *
 * @param handle the handle that its `onReach` was called with; only once for each
 * @param show called with the bell's depth, m, to draw it there
 */
export function takeBell(handle: HTMLElement, show: (depth: number) => void): void {
  const bell = handle.querySelector('input')!;
  const drawing = handle.parentElement!;
  /** Distance of the pointer from the top of the handle while it holds it. */
  let grip: number | undefined;

  const follow = () => {
    const depth = -bell.valueAsNumber;
    for (const { geometry, way } of versions) {
      handle.style.setProperty(way, share(baseAt(depth, geometry) - geometry.base, geometry));
    }
    show(depth);
  };
  const move = (value: number) => {
    // The input keeps it within its range and on its steps.
    bell.value = String(value);
    follow();
  };

  bell.addEventListener('focus', follow);
  bell.addEventListener('input', follow);
  bell.addEventListener('keydown', (event) => {
    const metres = steps[event.key];
    if (!metres || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const way = Math.sign(metres) * Math.max(Math.abs(metres), Number(bell.step));
    move(Math.round((bell.valueAsNumber + way) / 10) * 10);
  });
  const gripOf = (event: PointerEvent) => event.clientY - handle.getBoundingClientRect().top;
  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    grip = gripOf(event);
  });
  handle.addEventListener('pointermove', (event) => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    // A finger that came before this code is captured already.
    grip ??= gripOf(event);
    const box = drawing.getBoundingClientRect();
    const { geometry } = versions[box.width < room ? 1 : 0];
    const top = ((event.clientY - grip - box.top) / box.width) * geometry.width;
    move(-depthAt(top - handleOf(geometry).top, geometry));
  });
  handle.addEventListener('lostpointercapture', () => (grip = undefined));
  if (handle.matches(':focus-within')) follow();
}
