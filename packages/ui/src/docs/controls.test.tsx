// @vitest-environment node
import { expect, test } from 'vitest';
import { defaultOf, shownArgTypes } from './controls';

const words = { type: { name: 'other' }, table: { type: { summary: 'ReactNode' } } };
const controlFor = (argType: object, value?: unknown) =>
  shownArgTypes({ prop: argType }, { prop: value })['prop'];

test('words are edited as text, also where none are set', () => {
  expect(controlFor(words, 'Send')).toMatchObject({ control: { type: 'text' } });
  expect(controlFor(words)).toMatchObject({ control: { type: 'text' } });
});

test('nobody is offered to edit elements and functions, or to set a prop that needs them', () => {
  const steps = { type: { name: 'array' }, table: { type: { summary: 'readonly Step[]' } } };
  const render = { type: { name: 'other' }, table: { type: { summary: 'Render<object>' } } };
  expect(controlFor(words, <b>Send</b>)).toMatchObject({ control: { disable: true } });
  expect(controlFor(steps, [{ drawing: <svg /> }])).toMatchObject({ control: { disable: true } });
  expect(controlFor(steps, [{ format: String }])).toMatchObject({ control: { disable: true } });
  expect(controlFor(render)).toMatchObject({ control: { disable: true } });
});

test('what Storybook can edit keeps its control', () => {
  const size = { type: { name: 'enum' } };
  const data = { type: { name: 'array' } };
  expect(controlFor(size)).not.toHaveProperty('control');
  expect(controlFor(data, [1, 2])).not.toHaveProperty('control');
  expect(controlFor({ control: 'range' }, 1)).toMatchObject({ control: 'range' });
});

test('children have the type of words, not that of the value which a story gives', () => {
  const { children } = shownArgTypes(
    { children: { type: { name: 'object' }, table: { type: { summary: 'object' } } } },
    { children: <b>Send</b> },
  );
  expect(children).toMatchObject({
    table: { type: { summary: 'ReactNode' } },
    control: { disable: true },
  });
});

test.each([
  [`"'medium'"`, `'medium'`],
  [`"'Read the values\n  with the arrow keys'"`, `'Read the values with the arrow keys'`],
  ['"the address of the page"', 'the address of the page'],
  [`"horizonLabel ? 'horizon' : 'beside'"`, `horizonLabel ? 'horizon' : 'beside'`],
  ['"closing"', `'closing'`],
  ['""', `''`],
  ['false', 'false'],
])('the default %s is shown as %s', (summary, shown) => {
  expect(defaultOf(summary)).toBe(shown);
});
