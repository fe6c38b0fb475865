import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Section } from '../section';
import { depthAt } from './depth-at';
import { DepthRail } from './depth-rail';

const formatReading = (depth: number) => ({ depth: `${depth} m`, pressure: '0.10 MPa' });

describe('DepthRail', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });

  describeComponent(DepthRail, { formatReading });

  test('keeps the float at sea level until the page has been measured', () => {
    render(<DepthRail formatReading={formatReading}>Hadal</DepthRail>);
    expect(screen.getByText('0 m')).toBeInTheDocument();
  });

  test('is hidden from assistive technology and takes no focus', () => {
    const { container } = render(
      <DepthRail formatReading={formatReading}>
        <Section depth={200} depthLabel="200" />
      </DepthRail>,
    );
    expect(screen.getByText('0 m').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByText('200').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(container.querySelector('a, button, [tabindex]')).toBeNull();
  });

  test('does not track the scroll position while hidden', () => {
    const request = vi.spyOn(window, 'requestAnimationFrame');
    render(<DepthRail formatReading={formatReading} />);
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
    expect(request).not.toHaveBeenCalled();
  });
});

describe('depthAt', () => {
  const stops = [
    { top: 400, depth: 0 },
    { top: 1400, depth: 200 },
    { top: 2400, depth: 1000 },
  ];

  test.each([
    ['is at sea level above the sea', 0, 0],
    ['is linear between two stops', 900, 100],
    ['is exact at a stop', 1400, 200],
    ['changes pace after it', 1900, 600],
    ['goes no deeper than the last stop', 9999, 1000],
  ])('%s', (_, y, depth) => {
    expect(depthAt(stops, y)).toBe(depth);
  });

  test('is undefined without stops', () => {
    expect(depthAt([], 100)).toBe(0);
  });
});
