import { render } from '@testing-library/react';
import { createRef, type ComponentType, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

/**
 * What every component promises: its ref, attributes and class name reach the root element, and it
 * renders on a server.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the props differ by component
export function describeComponent(Component: ComponentType<any>, props: object = {}) {
  test('passes its ref and attributes to the root and adds the class name', () => {
    const ref: Ref<Element> = createRef();
    const { container } = render(
      <Component {...props} ref={ref} className="yours" data-testid="root" lang="en" />,
    );
    const root = container.querySelector('[data-testid="root"]');
    expect(root).not.toBeNull();
    expect(ref.current).toBe(root);
    expect(root).toHaveAttribute('lang', 'en');
    expect(root).toHaveClass('yours');
  });

  test('renders on a server', () => {
    expect(renderToString(<Component {...props} className="yours" />)).toContain('yours');
  });
}
