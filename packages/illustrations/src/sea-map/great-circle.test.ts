import { expect, test } from 'vitest';
import { greatCircle } from './great-circle';

const [guam, losAngeles] = [
  { latitude: 13.4, longitude: 144.8 },
  { latitude: 34.1, longitude: 241.8 },
];

test('starts and ends at its places, and crosses the date line without a jump', () => {
  const { at } = greatCircle(guam, losAngeles);
  expect(at(0).latitude).toBeCloseTo(guam.latitude);
  expect(at(0).longitude).toBeCloseTo(guam.longitude);
  expect(at(1).longitude).toBeCloseTo(losAngeles.longitude);
  const longitudes = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => at(share).longitude);
  expect(longitudes).toEqual(longitudes.toSorted((one, other) => one - other));
});

test('bends away from the equator', () => {
  const halfway = greatCircle(guam, losAngeles).at(0.5);
  expect(halfway.latitude).toBeGreaterThan((guam.latitude + losAngeles.latitude) / 2 + 5);
});

test('follows the equator between two places on it, a quarter of it 10,007 km long', () => {
  const { at, lengthKm } = greatCircle(
    { latitude: 0, longitude: 170 },
    { latitude: 0, longitude: 260 },
  );
  expect(at(0.5)).toEqual({ latitude: expect.closeTo(0), longitude: expect.closeTo(215) });
  expect(lengthKm).toBeCloseTo(10_007.5, 0);
});
