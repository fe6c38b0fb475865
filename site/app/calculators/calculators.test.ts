import { plantChain, vesselStroke } from '@hadal/physics';
import { describe, expect, test } from 'vitest';
import { calculators } from '.';
import { definitions } from './all';
import { isEmbed } from '../routes/index';
import { embeds } from '../routes/unlisted';
import { powerStroke } from './c2-stroke';
import { air as pressedAir } from './c3-air';
import { isChoice, type Calculator, type Input } from './definition';
import { limits } from './settings';
import { enter, initialState, preset, type CardState } from './state';
import { embedPath } from './sharing';
import { stroke } from './stroke';

/** Each input at both ends of its range, or with each of its choices. */
const extremes = (input: Input): (number | string)[] => {
  if (isChoice(input)) return input.options.map(({ value }) => value);
  const { min, max } = limits(input);
  return [min, max];
};

let seed = 1;
/** Park and Miller's minimal standard generator: the same numbers in every run. */
const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

const settled = (calculator: Calculator) => {
  const opened = initialState(calculator);
  return calculator.inputs.flatMap((input) =>
    extremes(input).map((value) => ({
      at: `${input.key} = ${value}`,
      state: enter(calculator, opened, input.key, value),
    })),
  );
};

/** Lists the labels of results that are not finite numbers. */
const blanks = ({ solution }: CardState) =>
  solution.results.filter(({ value }) => !Number.isFinite(value)).map(({ label }) => label);

describe.each(definitions.map((calculator) => [calculator.id, calculator] as const))(
  '%s',
  (_, calculator) => {
    test('computes finite results at both ends of each range, or reports a visible field', () => {
      const faults = settled(calculator).flatMap(({ at, state }) => {
        const { refusal, values } = state;
        if (!refusal) return blanks(state).map((label) => `${at}: no ${label}`);
        const input = calculator.inputs.find(({ key }) => key === refusal.input);
        const isSeen = input && (isChoice(input) || !input.when || input.when(values));
        return isSeen ? [] : [`${at}: ${refusal.message}`];
      });
      expect(faults).toEqual([]);
    });

    test('refuses settings at the ends of several ranges in the words of its page', () => {
      const opened = initialState(calculator);
      const refusals = Array.from({ length: 200 }, () => {
        const chosen = calculator.inputs.filter(() => next() < 0.4);
        const values = chosen.map((input) => {
          const choices = extremes(input);
          return [input.key, choices[Math.floor(choices.length * next())]!];
        });
        return preset(calculator, opened, Object.fromEntries(values)).refusal?.message ?? '';
      });
      expect(refusals.filter((message) => message.includes('where the formula holds'))).toEqual([]);
    });

    test('uses each title of a result, chart or formula once', () => {
      const { results, charts, formulas } = initialState(calculator).solution;
      const names = [
        results.map(({ label }) => label),
        charts.map(({ title }) => title),
        formulas.map(({ title }) => title),
        calculator.inputs.map(({ key }) => key),
      ];
      expect(names.map((each) => new Set(each).size)).toEqual(names.map((each) => each.length));
    });
  },
);

test('C2 computes the stroke of the reference plant', () => {
  const plant = vesselStroke(plantChain({}));
  const rise = stroke({
    mode: 'fill',
    V: 1000,
    z: 980,
    ratio: Math.E,
    n: 1.05,
    D: 9,
    cd: 1,
    steel: 1e5,
    time: 720,
  });
  expect(rise.startForce / plant.Fstart).toBeCloseTo(1, 6);
  expect(rise.dockForce / plant.Fdock).toBeCloseTo(1, 6);
  expect(rise.airMass / plant.m).toBeCloseTo(1, 6);
  expect(rise.freeAscent / plant.vFree).toBeCloseTo(1, 6);
  // The plant's model assumes a fixed share for drag; the calculator computes it.
  expect(rise.power / plant.Pmech).toBeCloseTo(1, 2);
});

test('C2 follows air that takes no heat from the sea, and warns of its cold', () => {
  const { refusal, solution } = enter(powerStroke, initialState(powerStroke), 'n', 1.4);
  expect(refusal).toBeUndefined();
  const air = solution.results.find(({ label }) => label === 'air for each stroke')?.value ?? NaN;
  expect(air / vesselStroke(plantChain({ nPoly: 1.4 })).m).toBeCloseTo(1, 5);
  expect(solution.warnings).toContainEqual(expect.stringMatching(/sea spray freezes/));
});

test('C3 counts its stages', () => {
  const summary = (stages: number) =>
    enter(pressedAir, initialState(pressedAir), 'stages', stages).solution.summary;
  expect(summary(1)).toContain(' in 1 stage,');
  expect(summary(3)).toContain(' in 3 stages,');
});

test('a stroke filled to the brim does more work in total, but less per kilogram of air', () => {
  const opened = initialState(powerStroke);
  const spilling = enter(powerStroke, opened, 'mode', 'spill');
  const figure = ({ solution }: CardState, label: string) =>
    solution.results.find((result) => result.label === label)?.value ?? NaN;
  const [work, air] = ['work of the air in one stroke', 'air for each stroke'];
  expect(figure(spilling, work)).toBeGreaterThan(figure(opened, work));
  const perKilogram = (state: CardState) => figure(state, work) / figure(state, air);
  expect(perKilogram(spilling) / perKilogram(opened)).toBeCloseTo(0.65, 2);
  expect(figure(spilling, 'thrown away with the air that spills')).toBeGreaterThan(0);
});

test('each calculator has a page for frames on other sites', () => {
  expect(embeds.map(({ path }) => path)).toEqual(calculators.map(embedPath));
  expect(embeds.every(({ path }) => isEmbed(path))).toBe(true);
  expect(
    ['/embed/c0', '/embed/c0x', `/embed/c${calculators.length + 1}`, '/embed'].some(isEmbed),
  ).toBe(false);
});
