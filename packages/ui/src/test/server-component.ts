import { createElement, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';

/** Resolves every client component, in place of a bundler's manifest. */
const manifest = new Proxy({}, { get: (_, id) => ({ id, name: '*', chunks: [] }) });

const isClientReference = (Component: unknown) =>
  (Component as { $$typeof?: symbol }).$$typeof === Symbol.for('react.client.reference');

/**
 * Renders an element like a framework's server: without state, effects and a document, and with
 * client components as references only. The file's other tests need a browser and do not run.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the props differ by component
export function rendersAsServerComponent(Component: ComponentType<any>, props: object) {
  // oxlint-disable-next-line vitest/no-focused-tests -- the others need a browser
  test.only('renders in a server component', async () => {
    if (isClientReference(Component)) return;
    const { renderToReadableStream } = await import('react-server-dom-webpack/server');
    const onError = vi.fn();
    vi.stubGlobal('window', undefined);
    vi.stubGlobal('document', undefined);
    try {
      const element = createElement(Component, { ...props, className: 'yours' });
      const stream = renderToReadableStream(element, manifest, { onError });
      expect(await new Response(stream).text()).toContain('yours');
      expect(onError).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
    }
  });
}
