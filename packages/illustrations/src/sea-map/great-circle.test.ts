import { expect, test } from 'vitest';
import { greatCircle } from './great-circle';

const [guam, losAngeles] = [
  { latitude: 13.4, longitude: 144.8 },
  { latitude: 34.1, longitude: 241.8 },
];

test('starts and ends at its places, and crosses the date line without a jump', () => {
  const way = greatCircle(guam, losAngeles);
  expect(way[0]!.latitude).toBeCloseTo(guam.latitude);
  expect(way[0]!.longitude).toBeCloseTo(guam.longitude);
  expect(way.at(-1)!.longitude).toBeCloseTo(losAngeles.longitude);
  const longitudes = way.map(({ longitude }) => longitude);
  expect(longitudes).toEqual(longitudes.toSorted((one, other) => one - other));
});

test('bends away from the equator', () => {
  const halfway = greatCircle(guam, losAngeles)[8]!;
  expect(halfway.latitude).toBeGreaterThan((guam.latitude + losAngeles.latitude) / 2 + 5);
});

test('follows the equator between two places on it', () => {
  const [west, middle] = greatCircle(
    { latitude: 0, longitude: 170 },
    { latitude: 0, longitude: 200 },
    2,
  );
  expect([west!.longitude, middle!.latitude, middle!.longitude]).toEqual([
    expect.closeTo(170),
    expect.closeTo(0),
    expect.closeTo(185),
  ]);
});
