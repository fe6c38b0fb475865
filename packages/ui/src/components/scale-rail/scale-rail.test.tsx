import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { translate } from '../../test/translate';
import { Section } from '../section';
import { ScaleRail } from './scale-rail';
import { valueAt } from './value-at';

const formatReading = (value: number) => ({ value: `${value} m`, detail: '0.10 MPa' });

describe('ScaleRail', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });

  describeComponent(ScaleRail, { formatReading });

  test('keeps the marker at 0 until the page has been measured', () => {
    render(<ScaleRail formatReading={formatReading}>Hadal</ScaleRail>);
    expect(screen.getByText('0 m')).toBeInTheDocument();
  });

  test('is hidden from assistive technology and takes no focus', () => {
    const { container } = render(
      <ScaleRail formatReading={formatReading}>
        <Section stop={200} stopLabel="200" />
      </ScaleRail>,
    );
    expect(screen.getByText('0 m').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByText('200').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(container.querySelector('a, button, [tabindex]')).toBeNull();
  });

  test('needs no second line', () => {
    render(<ScaleRail formatReading={(value) => ({ value: `${value} km` })} />);
    expect(screen.getByText('0 km').textContent).toBe('0 km');
  });

  test('does not track the scroll position while hidden', () => {
    const request = vi.spyOn(window, 'requestAnimationFrame');
    render(<ScaleRail formatReading={formatReading} />);
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
    expect(request).not.toHaveBeenCalled();
  });
});

describe('valueAt', () => {
  const stops = [
    { top: 400, value: 0 },
    { top: 1400, value: 200 },
    { top: 2400, value: 1000 },
  ];

  test.each([
    ['is 0 above the scale', 0, 0],
    ['is linear between two stops', 900, 100],
    ['is exact at a stop', 1400, 200],
    ['changes pace after it', 1900, 600],
    ['stays at the last stop below it', 9999, 1000],
  ])('%s', (_, y, value) => {
    expect(valueAt(stops, y)).toBe(value);
  });

  test('is 0 without stops', () => {
    expect(valueAt([], 100)).toBe(0);
  });

  test('shows a new reading on a page that the browser has translated', () => {
    const at = (value: string) => <ScaleRail formatReading={() => ({ value, detail: '' })} />;
    const { container, rerender } = render(at('7 m'));
    translate(container);
    rerender(at('8 m'));
    expect(container).toHaveTextContent('8 m');
  });
});
