import { breakpoint } from '../packages/ui/src/styles/media';

const viewport = (width: number, height = Math.round(width < 700 ? width * 2.1 : width * 0.75)) =>
  ({
    name: `${width} px`,
    type: width < 700 ? 'mobile' : width < 1000 ? 'tablet' : 'desktop',
    styles: { width: `${width}px`, height: `${height}px` },
  }) as const;

/** The narrowest supported window, each breakpoint, and the width of the designs. */
export const viewports = {
  narrowest: viewport(320, 640),
  ...Object.fromEntries(Object.entries(breakpoint).map(([name, width]) => [name, viewport(width)])),
  mockup: viewport(1440, 900),
};
