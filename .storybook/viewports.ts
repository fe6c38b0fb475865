import { breakpoint } from '../packages/ui/src/styles/media';

const device = { sm: 'mobile', md: 'tablet', lg: 'desktop', xl: 'desktop' } as const;

const viewport = (width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width} px`,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The narrowest supported window, each breakpoint, and the width of the designs. */
export const viewports = {
  narrowest: viewport(320, 640, 'mobile'),
  ...Object.fromEntries(
    Object.entries(breakpoint).map(([name, width]) => [
      name,
      viewport(
        width,
        Math.round(width < 700 ? width * 2.1 : width * 0.75),
        device[name as keyof typeof breakpoint],
      ),
    ]),
  ),
  mockup: viewport(1440, 900, 'desktop'),
};
