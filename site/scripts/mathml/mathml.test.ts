import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import formula from './formulas.tex';

const markup = (...args: Parameters<typeof formula>) => renderToStaticMarkup(formula(...args));

test('returns the children of a <math> without styles', () => {
  expect(markup('dotted')).toBe(
    '<mrow><mover><mi>m</mi><mo stretchy="false">˙</mo></mover><mo>=</mo><mfrac><mi>P</mi><mi>w</mi></mfrac></mrow>',
  );
});

test('inserts numbers as written', () => {
  expect(markup('put in', { p1: '99.85', x: '1 < 2' })).toBe(
    '<mrow><mn>99.85</mn><mo>×</mo><mn>1 &lt; 2</mn></mrow>',
  );
});

test('keeps the braces of a formula', () => {
  expect(markup('set')).toContain('{');
});

test('sets words upright, and single letters in italics', () => {
  expect(markup('words')).toContain('<mi mathvariant="normal">ln</mi>');
  expect(markup('words')).toContain('<mi mathvariant="normal">out</mi>');
  expect(markup('words')).toContain('<mi>T</mi>');
});

test('sets the size of scripts on mstyle, as HTML requires', () => {
  expect(markup('raised')).toBe(
    '<msup><mi>p</mi><mfrac><mstyle scriptlevel="2"><mi>a</mi><mo>+</mo><mi>b</mi></mstyle><mstyle scriptlevel="2"><mi>c</mi></mstyle></mfrac></msup>',
  );
});

test('names a missing entry or value', () => {
  expect(() => formula('nowhere')).toThrow('The formula nowhere is missing for formulas.tex');
  expect(() => formula('put in', { p1: '1' })).toThrow('\\val{x} is missing for formulas.tex');
});
