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
    const isClient = isClientReference(Component);
    const { renderToReadableStream } = await import('react-server-dom-webpack/server');
    const onError = vi.fn();
    vi.stubGlobal('window', undefined);
    vi.stubGlobal('document', undefined);
    try {
      // What a test passes to a client component, such as handlers, need not cross to the browser.
      const element = createElement(Component, isClient ? {} : { ...props, className: 'yours' });
      const stream = renderToReadableStream(element, manifest, { onError });
      // Of a client component, the browser is told which module to import.
      expect(await new Response(stream).text()).toMatch(isClient ? /^\d+:I\[/m : /yours/);
      expect(onError).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
    }
  });
}
