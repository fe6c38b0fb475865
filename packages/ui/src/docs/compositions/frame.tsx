import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DepthRail, Footer, Header, SkipLink, ToastProvider } from '../..';
import depthRail from '../../components/depth-rail/depth-rail.stories';
import footer from '../../components/footer/footer.stories';
import header from '../../components/header/header.stories';

/** The header and footer of every page of a site. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <SkipLink>Skip to main content</SkipLink>
      <Header {...header.args} />
      <main id="main" tabIndex={-1}>
        <DepthRail {...depthRail.args}>{children}</DepthRail>
      </main>
      <Footer {...footer.args} />
    </ToastProvider>
  );
}

/** Turns a story into a whole page. */
export const inFrame: Decorator = (Story) => <Frame>{Story()}</Frame>;

/** Stops of the depth rail on inner pages. */
export const at = {
  shelf: { band: '2', edge: 'isobath', edgeLabel: '200\u00a0m', depth: 200, depthLabel: '200' },
  slope: {
    band: '3',
    edge: 'isobath',
    edgeLabel: '1,000\u00a0m',
    depth: 1000,
    depthLabel: '1,000',
  },
} as const;
