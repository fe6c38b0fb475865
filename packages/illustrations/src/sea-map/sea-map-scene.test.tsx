import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeaMapScene } from './sea-map-scene';

test('names degrees in the words it is given', () => {
  const { container } = render(
    <SeaMapScene
      title=""
      bounds={{ west: 130, east: 220, south: -30, north: 45 }}
      land=""
      name={{ text: '', latitude: 0, longitude: 180 }}
      nodes={[]}
      lines={[]}
      scale={{ km: 765, label: '', north: '' }}
      compass={{ north: 'n.', east: 'ö.', south: 's.', west: 'w.' }}
    />,
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
