import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { CallToAction } from './call-to-action';

const props = {
  title: 'Check our sums.',
  children: 'Every figure comes from an equation you can read.',
  actions: <a href="/science/calculators">Open the calculators</a>,
  media: <svg role="img" aria-label="Sea bed" />,
};

describe('CallToAction', () => {
  describeComponent(CallToAction, props);

  test('has a level-2 heading and is dark in any theme', () => {
    const { container } = render(<CallToAction {...props} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Check our sums.' })).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('data-theme', 'dark');
  });

  test('leaves the ground to the footer without media', () => {
    const { container, rerender } = render(<CallToAction {...props} />);
    expect(container.querySelector('[data-ground]')).not.toBeNull();
    rerender(<CallToAction {...props} media={undefined} />);
    expect(container.querySelector('[data-ground]')).toBeNull();
  });
});
