/**
 * A place on Earth: degrees north, and degrees east from 0 to 360, so that the Pacific is not
 * split.
 */
export interface Place {
  latitude: number;
  longitude: number;
}

type Vector = readonly [number, number, number];
const DEGREE = Math.PI / 180;

const toVector = ({ latitude, longitude }: Place): Vector => {
  const [north, east] = [latitude * DEGREE, longitude * DEGREE];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

const toPlace = ([x, y, z]: Vector): Place => ({
  latitude: Math.atan2(z, Math.hypot(x, y)) / DEGREE,
  longitude: (Math.atan2(y, x) / DEGREE + 360) % 360,
});

const EARTH_KM = 6371;

/** Returns the length of the great circle between two places, and the place at a share of it. */
export function greatCircle(from: Place, to: Place) {
  const [a, b] = [toVector(from), toVector(to)];
  const angle = Math.acos(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
  return {
    lengthKm: angle * EARTH_KM,
    at: (share: number): Place => {
      const [near, far] = [Math.sin((1 - share) * angle), Math.sin(share * angle)].map(
        (weight) => weight / Math.sin(angle),
      ) as [number, number];
      return toPlace([
        near * a[0] + far * b[0],
        near * a[1] + far * b[1],
        near * a[2] + far * b[2],
      ]);
    },
  };
}
