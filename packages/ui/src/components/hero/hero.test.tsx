import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { contrast } from '../../styles/contrast';
import { themes } from '../../styles/tokens';
import { tide } from '../../test/tide';
import { Hero } from './hero';

const props = {
  headline: (
    <>
      <span>Continuous power.</span> <span>Zero combustion.</span>
    </>
  ),
  lede: 'Hadal stores surplus power under the sea.',
  actions: <a href="/how-it-works">How It Works</a>,
  media: <svg role="img" aria-label="A bell on its tether" />,
};

describe('Hero', () => {
  describeComponent(Hero, props);

  test('has one heading, whose lines are read as separate words', () => {
    render(<Hero {...props} />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Continuous power. Zero combustion.' }),
    ).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  test.each(['beside', 'behind', 'horizon'] as const)(
    'shows its media %s the words',
    (mediaLayout) => {
      render(<Hero {...props} mediaLayout={mediaLayout} />);
      expect(screen.getByRole('img')).toBeVisible();
    },
  );

  test('needs no media', () => {
    const { container } = render(<Hero {...props} media={undefined} />);
    expect(screen.getByRole('link', { name: 'How It Works' })).toBeVisible();
    expect(container.firstElementChild).not.toHaveAttribute('data-theme');
  });

  test('is dark in any theme under the words on a picture', () => {
    const { container } = render(<Hero {...props} mediaLayout="behind" />);
    expect(container.firstElementChild).toHaveAttribute('data-theme', 'dark');
  });

  test.each(Object.entries({ Hadal: themes, Tide: tide }))(
    'keeps words readable on a white picture in %s',
    (_, { dark }) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = dark.color.scrim
        .match(/[\d.]+/g)!
        .map(Number);
      const onWhite = [red, green, blue].map((channel) =>
        Math.round(channel * alpha + 255 * (1 - alpha)),
      );
      const ground = `#${onWhite.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      expect(contrast(dark.color.text, ground)).toBeGreaterThan(4.5);
      expect(contrast(dark.color.textMuted, ground)).toBeGreaterThan(4.5);
    },
  );

  test('draws a horizon for its label', () => {
    const { container, rerender } = render(<Hero {...props} horizonLabel="ground level" />);
    const before = container.innerHTML;
    rerender(<Hero {...props} mediaLayout="horizon" horizonLabel="ground level" />);
    expect(before).toBe(container.innerHTML);
    expect(screen.getByText('ground level')).toBeInTheDocument();
  });
});
