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

  test("keeps the page's theme at bands above", () => {
    const { container } = render(<Section band="3" />);
    expect(container.firstElementChild).not.toHaveAttribute('data-theme');
  });

  test.each(['light', 'dark'] as const)('keeps the %s theme it is given at any band', (theme) => {
    const { container } = render(<Section band="5" theme={theme} />);
    expect(container.firstElementChild).toHaveAttribute('data-theme', theme);
  });

  test('is a stop of the scale rail', () => {
    const { container } = render(<Section stop={200} />);
    expect(container.firstElementChild).toHaveAttribute('data-stop', '200');
  });
});

describe('SectionHeader', () => {
  describeComponent(SectionHeader);
});

describe('SectionColumns', () => {
  describeComponent(SectionColumns);
});
