import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Section } from './section';
import { SectionColumns } from './section-columns';
import { SectionHeader } from './section-header';

describe('Section', () => {
  describeComponent(Section);

  test.each(['4', '5'] as const)('is dark in any theme at band %s', (band) => {
    const { container } = render(<Section band={band} />);
    expect(container.firstElementChild).toHaveAttribute('data-theme', 'dark');
  });

  test("keeps the page's theme at shallower bands", () => {
    const { container } = render(<Section band="3" />);
    expect(container.firstElementChild).not.toHaveAttribute('data-theme');
  });

  test.each(['light', 'dark'] as const)('keeps the %s theme it is given at any band', (theme) => {
    const { container } = render(<Section band="5" theme={theme} />);
    expect(container.firstElementChild).toHaveAttribute('data-theme', theme);
  });

  test('takes the former names of band and heading width', () => {
    const { container, rerender } = render(<Section band="air" />);
    const before = container.innerHTML;
    expect(container.firstElementChild).toHaveAttribute('data-band', '0');
    rerender(<Section band="0" />);
    expect(container.innerHTML).toBe(before);
  });

  test('is a stop of the depth rail', () => {
    const { container } = render(<Section depth={200} />);
    expect(container.firstElementChild).toHaveAttribute('data-depth', '200');
  });
});

describe('SectionHeader', () => {
  describeComponent(SectionHeader);
});

describe('SectionColumns', () => {
  describeComponent(SectionColumns);
});
