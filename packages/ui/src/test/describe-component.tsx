import { act, render } from '@testing-library/react';
import { createRef, Fragment, type ComponentType, type ReactNode, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { rendersAsServerComponent } from './server-component';

/** Parents that the HTML parser and React require around certain root elements. */
const parents: Record<string, string> = {
  CAPTION: 'table',
  LI: 'ul',
  OPTION: 'select',
  TBODY: 'table',
  TD: 'tr',
  TH: 'tr',
  THEAD: 'table',
  TR: 'tbody',
};

/** Parses the server's markup like a browser, in a valid parent. */
function parse(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const root = template.content.firstElementChild;
  const parent = document.createElement(parents[root?.nodeName ?? ''] ?? 'div');
  parent.append(template.content);
  return document.body.appendChild(parent);
}

interface Circumstances {
  /** A required wrapper, such as a provider. */
  wrapper?: ComponentType<{ children: ReactNode }>;
  /**
   * True for form controls, whose `ref` and attributes go to the control and `className` to the
   * root.
   */
  control?: boolean;
  /**
   * `opened` if its root is rendered only once it is open, so never on a server; `none` if it has
   * no root, or leaves that to the app.
   */
  root?: 'always' | 'opened' | 'none';
  /** False for a root that cannot be another element. */
  replaceable?: boolean;
}

/**
 * Tests every component's contract: ref, attributes and class name reach the root element, it
 * renders on a server, its markup hydrates without a mismatch, and server components can use it.
 */
export function describeComponent(
  // oxlint-disable-next-line typescript/no-explicit-any -- the props differ by component
  Component: ComponentType<any>,
  props: object = {},
  {
    wrapper: Wrapper = Fragment,
    control = false,
    root: kind = 'always',
    replaceable = !control && kind !== 'none',
  }: Circumstances = {},
) {
  if (import.meta.env['REACT_SERVER']) {
    rendersAsServerComponent(Component, props);
    return;
  }

  // First, because React logs each warning only once.
  test('hydrates without a mismatch or a warning', async () => {
    const complain = vi.spyOn(console, 'error');
    const recover = vi.fn();
    const element = (
      <Wrapper>
        <Component {...props} />
      </Wrapper>
    );
    const container = parse(renderToString(element));
    try {
      const root = await act(async () =>
        hydrateRoot(container, element, { onRecoverableError: recover }),
      );
      expect(recover).not.toHaveBeenCalled();
      expect(complain).not.toHaveBeenCalled();
      await act(async () => root.unmount());
    } finally {
      complain.mockRestore();
      container.remove();
    }
  });

  test.runIf(kind !== 'none')('passes ref, attributes and class name to its root', () => {
    const ref: Ref<Element> = createRef();
    const element = (
      <Wrapper>
        <Component {...props} ref={ref} className="yours" data-testid="target" lang="en" />
      </Wrapper>
    );
    render(element, { container: parse(renderToString(element)) });
    const target = document.querySelector('[data-testid="target"]');
    const named = document.querySelector('.yours');
    expect(target).not.toBeNull();
    expect(ref.current).toBe(target);
    // toHaveAttribute does not support MathML.
    expect(target?.getAttribute('lang')).toBe('en');
    expect(target?.hasAttribute('data-part'), 'has a name for style sheets').toBe(true);
    expect(control ? named?.contains(target) : named === target, 'has the class name').toBe(true);
  });

  test.runIf(kind === 'always')('renders on a server', () => {
    const html = renderToString(
      <Wrapper>
        <Component {...props} className="yours" />
      </Wrapper>,
    );
    expect(html).toContain('yours');
  });

  test.runIf(replaceable)('is the element that `render` gives', () => {
    const own = <b className="own" data-testid="own" />;
    const { getByTestId } = render(
      <Wrapper>
        <Component {...props} render={own} className="yours" lang="en" />
      </Wrapper>,
    );
    const root = getByTestId('own');
    expect(root).toHaveClass('own', 'yours');
    expect(root).toHaveAttribute('lang', 'en');
    expect(root).toHaveAttribute('data-part');
  });
}
