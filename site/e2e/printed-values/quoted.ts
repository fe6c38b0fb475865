import { brand } from '../../app/brand.ts';
import type { Quantity } from './match';

/** Sources of numbers outside our physics. */
const reasons = {
  outline: 'depths at which the pages’ bands meet',
  assumed: 'an input of the model, or of an example',
  limit: 'to where a formula or a sentence holds',
  goal: 'what a test must reach',
  reading: 'published by others, named beside it',
  nature: 'a property of sea, air or substance',
  money: 'an assumption behind the illustrative cost',
  corrected: 'what stood here before, in the change log',
  graticule: 'a meridian or a parallel of a chart',
  allowance: 'estimated, not computed',
} as const;

/** Allows numbers to be printed as they are, on these pages or on all. */
function quote(
  reason: keyof typeof reasons,
  pages: readonly string[] | 'all',
  numbers: readonly string[],
): Quantity[] {
  return numbers.map((number) => {
    const [, text = '', unit = ''] = /^(\S+) (.+)$/.exec(number) ?? [];
    return {
      name: `${number}: ${reasons[reason]}`,
      value: Number(text),
      unit,
      digits: 99,
      ...(pages !== 'all' && { pages }),
    };
  });
}

/** Every number with a unit that our physics does not compute, by its source. */
export const quoted: readonly Quantity[] = [
  ...quote('outline', 'all', ['0 m', '200 m', '1000 m', '4000 m']),
  ...quote('outline', ['/about'], ['6000 m', '11000 m']),
  ...quote('outline', ['/'], ['1 bar']),

  ...quote('assumed', 'all', ['4 °C', '20 °', '20 m', '8 h', '10 h', '12 h', '300 m']),
  ...quote(
    'assumed',
    ['/earth-engine', '/donate', '/business-model', '/research', '/invest'],
    ['8 m', '100 m'],
  ),
  ...quote('assumed', ['/modes'], ['100 kg', '7 kg']),
  ...quote('assumed', ['/glossary'], ['60 %', '62 %']),
  ...quote('assumed', ['/tes'], ['93 %', '85 %', '97 %', '7 %']),
  ...quote('assumed', ['/how-it-works', '/faq'], ['1 %']),
  ...quote('assumed', ['/system'], ['15 km']),
  ...quote('assumed', ['/invest'], ['11 %', '60 $/MWh', '5 $/MWh']),
  ...quote('assumed', ['/ops', '/system'], ['92 %']),
  ...quote('assumed', ['/horizon-supergrid', '/pacific-spine'], ['3 %', '0.9 %', '1000 km']),
  ...quote(
    'assumed',
    ['/science', '/science/diagrams'],
    ['25 K', '8 K', '5 %', '2 %', '12 %', '3 %'],
  ),
  ...quote(
    'assumed',
    ['/science/physics'],
    [
      '15 °C',
      '30 °C',
      '45 °C',
      '15 K',
      '2.5 %',
      '3.5 %',
      '0.8 %',
      '1 %',
      '6 %',
      '101325 Pa',
      '287.05 J/(kg K)',
      '1004.7 J/(kg K)',
    ],
  ),

  ...quote('limit', 'all', ['2000 m', '3 %']),
  ...quote(
    'limit',
    ['/science/physics', '/science/calculators'],
    [
      '0 °C',
      '40 °C',
      '-2 °C',
      '10000 dbar',
      '0.1 m',
      '0.01 kg/m³',
      '100 bar',
      '200 bar',
      '600 m',
      '25 MJ/m³',
      '1.2 %',
      '273.15 K',
      '647.096 K',
      '1000 km',
      '20000 km',
    ],
  ),
  ...quote(
    'limit',
    ['/science/calculators'],
    [
      '2 m',
      '340 °C',
      '800 °C',
      '260 °C',
      '600 °C',
      '350 °C',
      '12 kg',
      '100 kg',
      '37 %',
      '40 %',
      '60 %',
      '38 %',
      '400 °C',
      '1000 bar',
    ],
  ),
  ...quote('goal', 'all', ['5 %']),

  ...quote(
    'reading',
    ['/science', '/faq', '/how-it-works', '/science/calculators'],
    ['42 %', '54 %'],
  ),
  ...quote('reading', ['/faq', '/how-it-works', '/invest'], ['82 %', '79 %', '90 %', '1.75 MW']),
  ...quote('reading', [`/${brand.slug}-digital`], ['82 %', '79 %']),
  ...quote('reading', ['/science'], ['64 %']),
  ...quote('reading', ['/business-model'], ['82 %', '79 %', '42 %', '54 %', '64.1 %']),
  ...quote('reading', ['/science/calculators'], ['79 %']),
  ...quote('assumed', ['/business-model'], ['38 %']),
  ...quote('assumed', ['/science', '/science/diagrams'], ['0 %', '100 %']),
  ...quote(
    'corrected',
    ['/docs', '/newsroom'],
    ['59.5 %', '240 GWh', '127.6 kt', '1159 MWh', '6119 t', '853 $/MWh'],
  ),
  ...quote('reading', ['/how-it-works', '/research', '/faq'], ['25 m', '1.8 m', '5 m']),
  // A bag at 55 m where one at 1,000 m is wanted.
  ...quote('reading', ['/research'], ['55 m', '6 %']),
  // A bag of 5 m where one of 20 m is wanted.
  ...quote('reading', ['/research'], ['25 %']),
  ...quote('reading', ['/ops'], ['250 kN']),
  ...quote('reading', ['/invest'], ['1500 GW']),
  ...quote('reading', ['/research'], ['250 kN', '64.1 %', '62 %', '45 %', '64 %']),
  ...quote(
    'reading',
    ['/horizon-supergrid', '/pacific-spine', '/science/calculators'],
    ['765 km', '1.4 GW', '2150 m', '2.2 km'],
  ),
  ...quote('reading', ['/horizon-supergrid'], ['420 km', '480 km', '720 km', '1 GW', '1600 m']),
  ...quote('reading', ['/earth-engine'], ['64.1 %']),
  ...quote(
    'reading',
    ['/science/calculators'],
    ['1.4 dbar', '20 MWh', '30 m', '700 m', '384 °C', '291 °C', '28500 t', '1010 MWh', '56.1 kg'],
  ),
  ...quote('reading', ['/ops', '/science/calculators', '/faq'], ['390 kg/MWh', '531 kg/MWh']),

  ...quote('graticule', ['/pacific-spine'], ['0 °', '40 °', '120 °', '140 °', '160 °', '180 °']),
  ...quote('nature', 'all', ['-1.9 °C']),
  ...quote('nature', ['/glossary'], ['100 °C']),
  ...quote('nature', ['/system'], ['3.7 km']),
  ...quote('nature', ['/tes'], ['220 °C', '240 °C']),
  ...quote('nature', ['/science/physics'], ['3990 J/(kg K)', '9.80665 m/s²']),

  ...quote('money', 'all', ['50 %']),
  ...quote(
    'money',
    ['/invest', '/business-model'],
    ['20 $/MWh', '25 $/MWh', '55 %', '6 %', '8 %', '2.5 %'],
  ),

  ...quote('allowance', ['/modes'], ['-0.5 MW']),
  ...quote('allowance', ['/research'], ['8 MN']),
  ...quote('allowance', ['/system'], ['2 MWh']),
  ...quote('allowance', ['/tes'], ['16 bar', '1200 t']),
];
