import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Skeleton } from './skeleton';

describe('Skeleton', () => {
  describeComponent(Skeleton);

  test('has the given number of lines, hidden from screen readers', () => {
    const { container } = render(<Skeleton lines={5} />);
    expect(container.firstChild?.childNodes).toHaveLength(5);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });
});
