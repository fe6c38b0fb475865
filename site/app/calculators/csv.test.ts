import { expect, test } from 'vitest';
import { csvOf } from './csv';

const depth = { label: 'depth', unit: 'm', reverse: true };

test('puts charts over the same depths into one table, with units in its header', () => {
  const files = csvOf([
    {
      kind: 'line',
      title: 'Pressure',
      x: { label: 'pressure', unit: 'bar' },
      y: depth,
      series: [
        {
          name: 'pressure',
          points: [
            [101.9, 1000],
            [1.01325, 0],
          ],
        },
      ],
    },
    {
      kind: 'line',
      title: 'Density',
      x: { label: 'density', unit: 'kg/m³' },
      y: depth,
      series: [
        { name: 'cold', points: [[1027.9, 0]] },
        {
          name: 'warm',
          points: [
            [1025.1, 0],
            [NaN, 1000],
          ],
        },
      ],
    },
  ]);
  expect(files.map(({ text }) => text)).toEqual([
    '\ufeffdepth (m),pressure (bar),density: cold (kg/m³),density: warm (kg/m³)\r\n' +
      '0,1.01325,1027.9,1025.1\r\n' +
      '1000,101.9,,\r\n',
  ]);
});

test('begins with the mark by which spreadsheets read m³ and °C as they are written', () => {
  const [file] = csvOf([
    {
      kind: 'bar',
      title: 'Heat',
      value: { label: 'hot', unit: '°C' },
      categories: ['a'],
      series: [{ name: 'hot', values: [190] }],
    },
  ]);
  expect(file?.text).toMatch(/^\ufeff/);
});

test('quotes text with a comma, a quote or a line break (RFC 4180)', () => {
  const [file] = csvOf([
    {
      kind: 'waterfall',
      title: 'Losses',
      value: { label: 'left', unit: '%' },
      start: { label: 'All', value: 100 },
      steps: [
        { label: 'Motors, "converters"', change: -7.3 },
        { label: 'Two\nlines', change: -0.1 + -0.2 },
      ],
      end: { label: 'Back' },
    },
  ]);
  expect(file?.text).toBe(
    '\ufeffStep,Change (%)\r\nAll,100\r\n"Motors, ""converters""",-7.3\r\n"Two\nlines",-0.3\r\n',
  );
});

test('writes charts over other quantities to separate files', () => {
  const bar = { kind: 'bar', title: 'Cost', value: { label: 'cost', unit: '$' } } as const;
  const series = [{ name: 'cost', values: [1, 2] }];
  const files = csvOf([
    { ...bar, categories: ['a', 'b'], series },
    { ...bar, categories: ['c', 'd'], series },
  ]);
  expect(files).toHaveLength(2);
});
