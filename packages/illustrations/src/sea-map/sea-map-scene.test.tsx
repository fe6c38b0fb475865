import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeaMapScene } from './sea-map-scene';

const sea = {
  title: '',
  bounds: { west: 130, east: 220, south: -30, north: 45 },
  land: '',
  name: { text: '', latitude: 0, longitude: 180 },
  nodes: [],
  lines: [],
  scale: { km: 765, label: '', north: '' },
};

test('names degrees in the words it is given', () => {
  const { container } = render(
    <SeaMapScene {...sea} compass={{ north: 'n.', east: 'ö.', south: 's.', west: 'w.' }} />,
  );
  const degrees = container.textContent.match(/\d+°\u00a0\D+/g);
  expect(new Set(degrees)).toEqual(
    new Set([
      '140°\u00a0ö.',
      '160°\u00a0ö.',
      '160°\u00a0w.',
      '20°\u00a0s.',
      '20°\u00a0n.',
      '40°\u00a0n.',
    ]),
  );
});

test('sets a name on its side of the node, where north is up and where it is to the right', () => {
  const { container } = render(
    <SeaMapScene
      {...sea}
      nodes={[
        { name: 'West', latitude: 10, longitude: 175, side: 'left' },
        { name: 'East', latitude: 10, longitude: 175, side: 'right' },
      ]}
    />,
  );
  const [upright, turned] = [...container.querySelectorAll('svg')].map((svg) =>
    ['West', 'East'].map((name) => {
      const words = [...svg.querySelectorAll('text')].find((text) => text.textContent === name)!;
      return { x: Number(words.getAttribute('x')), y: Number(words.getAttribute('y')) };
    }),
  ) as [{ x: number; y: number }[], { x: number; y: number }[]];
  expect(upright[1]!.x - upright[0]!.x).toBeGreaterThan(20);
  expect(upright[1]!.y).toBe(upright[0]!.y);
  expect(turned[1]!.y - turned[0]!.y).toBeGreaterThan(20);
  expect(turned[1]!.x).toBe(turned[0]!.x);
});
