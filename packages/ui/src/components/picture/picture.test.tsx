import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Picture } from './picture';

const props = { src: '/shore.jpg', alt: 'Dunes at low tide.', width: 1600, height: 900 };

describe('Picture', () => {
  describeComponent(Picture, { ...props, caption: 'The landing.' });

  test('is lazy, and reserves its place', () => {
    const { rerender } = render(<Picture {...props} />);
    const image = screen.getByRole('img', { name: 'Dunes at low tide.' });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '900');
    rerender(<Picture {...props} loading="eager" />);
    expect(image).toHaveAttribute('loading', 'eager');
  });

  test('is a figure only with a caption or a credit', () => {
    const { rerender } = render(<Picture {...props} />);
    expect(screen.queryByRole('figure')).toBeNull();
    rerender(<Picture {...props} caption="The landing." credit="A. Person" />);
    expect(screen.getByRole('figure')).toHaveTextContent('The landing.A. Person');
  });

  test('hands its sizes to the sources that have none', () => {
    const { container } = render(
      <Picture
        {...props}
        sizes="50vw"
        sources={[
          { srcSet: '/tall.jpg', media: '(max-width: 767px)', sizes: '100vw', width: 4, height: 5 },
          { srcSet: '/shore.avif', type: 'image/avif' },
        ]}
      />,
    );
    const [tall, avif] = container.querySelectorAll('source');
    expect(tall).toHaveAttribute('sizes', '100vw');
    expect(tall).toHaveAttribute('height', '5');
    expect(avif).toHaveAttribute('sizes', '50vw');
    expect(avif).toHaveAttribute('type', 'image/avif');
  });
});
