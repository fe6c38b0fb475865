import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ScaleRail, Footer, Header, SkipLink, ToastProvider } from '../..';
import scaleRail from '../../components/scale-rail/scale-rail.stories';
import footer from '../../components/footer/footer.stories';
import header from '../../components/header/header.stories';

/** The header and footer of every page of a site. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <SkipLink>Skip to main content</SkipLink>
      <Header {...header.args} />
      <main id="main" tabIndex={-1}>
        <ScaleRail {...scaleRail.args}>{children}</ScaleRail>
      </main>
      <Footer {...footer.args} />
    </ToastProvider>
  );
}

/** Turns a story into a whole page. */
export const inFrame: Decorator = (Story) => <Frame>{Story()}</Frame>;

/** Stops of the scale rail on inner pages. */
export const at = {
  shelf: { band: '2', edge: 'contour', edgeLabel: '200\u00a0m', stop: 200, stopLabel: '200' },
  slope: {
    band: '3',
    edge: 'contour',
    edgeLabel: '1,000\u00a0m',
    stop: 1000,
    stopLabel: '1,000',
  },
} as const;
