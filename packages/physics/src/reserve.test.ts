import { expect, test } from 'vitest';
import { plantChain } from './chain.ts';
import { fastReserve } from './reserve.ts';
import { sizePlant } from './sizing.ts';
import { vesselStroke } from './vessel.ts';

const chain = plantChain();
const size = sizePlant(chain);
const stroke = vesselStroke(chain, { tStroke: size.strokeTime });
const waiting = (count: number) => fastReserve(size, stroke, { waiting: count });

test('shedding the compressors is worth nine times four waiting vessels', () => {
  const { shed, power, time, energy } = waiting(4);
  expect(shed).toBe(size.Pch);
  expect(shed / power).toBeCloseTo(9.4, 1);
  expect(power * time).toBeCloseTo(energy, 3);
  expect(energy / 3.6e9).toBeCloseTo(2.85, 2);
});

test('four waiting vessels keep 2.5 % of a discharge from being sold', () => {
  const { heldBack, air } = waiting(4);
  expect(100 * heldBack).toBeCloseTo(2.48, 2);
  expect(heldBack * size.mAir).toBeCloseTo(air, 6);
});

test('no vessel that waits gives no power, and holds nothing back', () => {
  expect(waiting(0)).toMatchObject({ power: 0, energy: 0, heldBack: 0 });
});

test('rejects more vessels than the air of a discharge fills', () => {
  const many = sizePlant(chain, { nVes: 1000 });
  expect(fastReserve(many, stroke, { waiting: 161 }).heldBack).toBeLessThan(1);
  expect(() => fastReserve(many, stroke, { waiting: 162 })).toThrow(
    expect.objectContaining({ code: 'INCONSISTENT', field: 'waiting' }),
  );
});

test('rejects more vessels than the plant has', () => {
  expect(waiting(12).energy).toBe(3 * waiting(4).energy);
  expect(() => waiting(13)).toThrow(
    expect.objectContaining({ code: 'INCONSISTENT', field: 'waiting' }),
  );
});

test('rejects the stroke of another vessel than the plant has', () => {
  const small = vesselStroke(chain, { V: 500, mSteel: 5e4 });
  expect(() => fastReserve(size, small, { waiting: 4 })).toThrow(
    expect.objectContaining({ code: 'INCONSISTENT', field: 'stroke' }),
  );
});

test.each([0, 4])('rejects a plant without vessels, also if %d wait', (count) => {
  const pipe = sizePlant(plantChain({ stroke: false }));
  expect(() => fastReserve(pipe, stroke, { waiting: count })).toThrow(
    expect.objectContaining({ code: 'INCONSISTENT', field: 'stroke' }),
  );
});
