import { expect, test } from 'vitest';
import { readQuantities } from './read.ts';

const read = (html: string) => readQuantities(html).map(({ text, unit }) => `${text} ${unit}`);

test('finds numbers with units, across the elements of a sentence', () => {
  expect(
    read('<p>At 1,000&nbsp;m that makes <b>101.9<span> bar</span></b>, about 60&nbsp;%.</p>'),
  ).toEqual(['1,000 m', '101.9 bar', '60 %']);
});

test('reads both ends of a range', () => {
  expect(read('<p>205 to 230\u00a0°C, 190 / 30 °C and 0.46–1.57\u00a0m/s</p>')).toEqual([
    '205 °C',
    '230 °C',
    '190 °C',
    '30 °C',
    '0.46 m/s',
    '1.57 m/s',
  ]);
});

test('does not mistake the next word for a unit', () => {
  expect(read('<p>12</p><p>m</p><p>Two of 12 models, E10 m, 10.1016/j and 5 mm.</p>')).toEqual([]);
});

test('distinguishes units with the same start', () => {
  expect(read('<p>13.1\u00a0kWh/m³, 5\u00a0m³ and 5\u00a0m</p>')).toEqual([
    '13.1 kWh/m³',
    '5 m³',
    '5 m',
  ]);
});

test('reads alternative texts, but no scripts, styles or formulas', () => {
  expect(
    read(
      '<style>p{width:5 m}</style><script>5 m</script><math><mn>5</mn><mtext> m</mtext></math><svg role="img" aria-label="From 980 m"><text>36.7 bar</text></svg>',
    ),
  ).toEqual(['980 m', '36.7 bar']);
});

test("takes the unit of a table's numbers from the column header", () => {
  expect(
    read(
      '<table><thead><tr><th>Depth</th><th>Pressure, bar abs</th><th>After</th></tr></thead><tbody><tr><th>500 m</th><td>51.4</td><td>7</td></tr></tbody></table>',
    ),
  ).toEqual(['500 m', '51.4 bar abs']);
});
