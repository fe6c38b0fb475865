import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Equation } from './equation';
import { InlineEquation } from './inline-equation';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

const label = 'p equals rho g z.';
const children = (
  <>
    <mi>p</mi>
    <mo>=</mo>
    <mi>ρ</mi>
  </>
);

describe('Equation', () => {
  describeComponent(Equation, { label, children });
  describeStrings(
    'Equation',
    <Equation label="[mine]" text="[mine]">
      <mi>[]</mi>
    </Equation>,
  );

  test('is read out as a sentence', () => {
    const { container } = render(<Equation label={label}>{children}</Equation>);
    const math = container.querySelector('math');
    expect(math?.getAttribute('aria-label')).toBe(label);
    expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  });

  test('can be scrolled by keyboard before hydration', () => {
    expect(renderToString(<Equation label={label} />)).toContain('tabindex="0"');
  });

  test('offers to copy only with a text', () => {
    const { rerender } = render(<Equation label={label} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<Equation label={label} text="p = ρ g z" number={0} />);
    expect(screen.getByRole('button', { name: 'Copy as text' })).toBeInTheDocument();
    expect(screen.getByText('(0)')).toBeVisible();
  });

  test('pairs symbols with their meaning, value and unit', () => {
    render(
      <Equation
        label={label}
        symbols={[
          { symbol: 'z', meaning: 'depth', value: '1,000', unit: 'm' },
          { symbol: 'n', meaning: 'exponent', value: '1.05' },
          { symbol: 'p', meaning: 'pressure', unit: 'MPa' },
          { symbol: <mi>g</mi>, meaning: 'gravity' },
        ]}
      />,
    );
    const words = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(words).toEqual([
      'depth',
      '1,000\u00a0m',
      'exponent',
      '1.05',
      'pressure',
      'MPa',
      'gravity',
    ]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'z',
      'n',
      'p',
      'g',
    ]);
  });

  test('folds the meanings away under their label', () => {
    render(
      <Equation
        label={label}
        symbols={[{ symbol: 'z', meaning: 'depth', unit: 'm' }]}
        symbolsLabel="1 variable"
      />,
    );
    expect(screen.getByText('depth')).not.toBeVisible();
    fireEvent.click(screen.getByText('1 variable'));
    expect(screen.getByText('depth')).toBeVisible();
  });
});

describe('InlineEquation', () => {
  describeComponent(InlineEquation, { children }, { replaceable: false });

  test('runs from the left in every language', () => {
    const { container } = render(<InlineEquation>{children}</InlineEquation>);
    expect(container.querySelector('math')?.getAttribute('dir')).toBe('ltr');
  });
});
