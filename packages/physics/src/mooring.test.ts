import { describe, expect, test } from 'vitest';
import { plantChain } from './chain.ts';
import { G0 } from './constants.ts';
import { anchorMass, platformLoad } from './mooring.ts';
import { sizePlant } from './sizing.ts';
import { vesselStroke } from './vessel.ts';

const chain = plantChain();
const size = sizePlant(chain);
const tStroke = size.strokeTime;
const { Fstart, Fdock, anchor } = vesselStroke(chain, { tStroke });

test('an anchor weighs in water its factor times the pull', () => {
  const mass = anchorMass({ pull: 1e6, factor: 1.5, density: 2400, rhoW: 1030 });
  expect(mass * G0 - (mass / 2400) * 1030 * G0).toBeCloseTo(1.5e6, 3);
});

test('one sheave of the reference plant takes 4,700 t of concrete', () => {
  const mass = anchorMass({ pull: anchor, factor: 1.5, density: 2400, rhoW: size.rhoW });
  expect(mass / 1e3).toBeCloseTo(4708, 0);
});

describe('the platform', () => {
  test('swings from four pulls at the start to four at the dock where four rise together', () => {
    const { least, most, interval } = platformLoad(chain, { rising: 4, together: 4, tStroke });
    expect(least / (4 * Fstart)).toBeCloseTo(1, 6);
    expect(most / (4 * Fdock)).toBeCloseTo(1, 6);
    expect(interval).toBe(tStroke);
  });

  test('swings from 18 to 24 MN where they leave three minutes apart', () => {
    const { least, most, interval } = platformLoad(chain, { rising: 4, together: 1, tStroke });
    expect(least / 1e6).toBeCloseTo(18.2, 1);
    expect(most / 1e6).toBeCloseTo(24.4, 1);
    expect(interval / 60).toBeCloseTo(3, 1);
  });

  test('bears the same on average, whatever the order: power over speed', () => {
    const one = platformLoad(chain, { rising: 1, together: 1, tStroke });
    const many = platformLoad(chain, { rising: 100, together: 1, tStroke });
    expect(many.most / many.least).toBeLessThan(1.03);
    expect(many.most / 100).toBeGreaterThan(one.least);
    expect(many.most / 100).toBeLessThan(one.most);
  });

  test('cannot let go groups that do not add up', () => {
    expect(() => platformLoad(chain, { rising: 4, together: 3 })).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'together' }),
    );
  });
});
