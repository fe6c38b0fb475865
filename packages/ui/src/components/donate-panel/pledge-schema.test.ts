import { describe, expect, test } from 'vitest';
import { createPledgeSchema, readAmount, type GivingTerms } from './pledge-schema';

const terms: GivingTerms = {
  frequencies: [
    { value: 'once', label: 'Once', presets: [10, 25], preset: 25, summary: 'You give, once' },
    { value: 'monthly', label: 'Monthly', presets: [5], preset: 5, summary: 'You give each month' },
  ],
  currencies: ['USD', 'EUR'],
  purposes: [{ value: 'any', label: 'Where it is needed most' }],
  minimum: 1,
  maximum: 10_000,
};
const schema = createPledgeSchema(terms);
const form = {
  frequency: 'once',
  amount: '25',
  other: '',
  currency: 'USD',
  purpose: 'any',
  email: '',
};
const problems = (typed: object) =>
  schema
    .safeParse({ ...form, ...typed })
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe('readAmount', () => {
  test.each([
    ['75', 75],
    ['12.5', 12.5],
    ['1,250.00', 1250],
    [' $ 75 ', 75],
    ['75 €', 75],
    ['７５．５０', 75.5],
    ['￥１，２５０', 1250],
    ['٧٥', 75],
    ['۱۲٫۵', 12.5],
    ['१२५', 125],
  ])('parses "%s" as %d', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });
  test.each(['', 'ten', '1,25', '12.345', '-5', '1e3'])('rejects "%s"', (typed) => {
    expect(readAmount(typed)).toBeUndefined();
  });
  test.each([
    ['de', '12,50', 12.5],
    ['de', '1.250,00 €', 1250],
    ['de', '10.000', 10_000],
    ['de', '12.50', 12.5],
    ['de-AT', '1\u00a0250', 1250],
    ['fr', '1\u202f250,5 €', 1250.5],
  ])('in %s, parses "%s" as %d', (locale, typed, amount) => {
    expect(readAmount(typed, locale)).toBe(amount);
  });
  test.each(['1,250', '12,345', '1.25.0', '1250.000'])('in de, rejects "%s"', (typed) => {
    expect(readAmount(typed, 'de')).toBeUndefined();
  });
});

describe('createPledgeSchema', () => {
  test('parses a posted form', () => {
    expect(schema.parse(form)).toEqual({
      frequency: 'once',
      amount: 25,
      currency: 'USD',
      purpose: 'any',
      email: undefined,
    });
    expect(
      schema.parse({ ...form, amount: 'other', other: '1,250', email: ' ada@example.com ' }),
    ).toMatchObject({ amount: 1250, email: 'ada@example.com' });
  });
  test('holds a custom amount to the limits, and names them in the currency', () => {
    const own = (other: string, currency = 'USD') => problems({ amount: 'other', other, currency });
    expect(own('0.5')).toEqual([['other', 'The least we can take is $1']]);
    expect(own('10,001', 'EUR')).toEqual([['other', 'The most we can take is €10,000']]);
    expect(own('')).toEqual([['other', 'Enter an amount in figures, such as 75 or 12.50']]);
    expect(own('10000')).toBeUndefined();
  });
  test('reports all problems at once', () => {
    expect(problems({ amount: 'other', other: '0', email: 'ada' })?.map(([name]) => name)).toEqual([
      'email',
      'other',
    ]);
  });
  test.each([
    ['ada', 'Enter an email address like name@example.com, or leave it empty'],
    [undefined, 'Enter an email address like name@example.com, or leave it empty'],
    [`${'a'.repeat(244)}@example.com`, 'Email must be less than 255 characters'],
  ])('reports the email %j by its own message', (email, message) => {
    expect(problems({ email })).toEqual([['email', message]]);
  });
  test('rejects choices that were not offered', () => {
    expect(problems({ frequency: 'hourly' })).toEqual([['frequency', 'Choose how often']]);
    expect(problems({ currency: 'XXX' })).toEqual([['currency', 'Choose a currency']]);
    expect(problems({ purpose: 'yacht' })).toEqual([['purpose', 'Choose what it is for']]);
    expect(problems({ amount: '99999' })).toEqual([['amount', 'Choose an amount']]);
    expect(problems({ amount: undefined })).toEqual([['amount', 'Choose an amount']]);
  });
});
