import { describe, expect, test } from 'vitest';
import { emailMessages, readEmail } from './email';
import { emailSchema } from './email-schema';

const ofLength = (length: number) => `${'a'.repeat(length - 12)}@example.org`;

describe('emailSchema', () => {
  const refusal = (typed: unknown) => emailSchema.safeParse(typed).error?.issues[0]?.message;

  test('trims before validating', () => {
    expect(emailSchema.parse('  ada@example.org\n')).toBe('ada@example.org');
    expect(emailSchema.parse(`  ${ofLength(255)}  `)).toHaveLength(255);
  });

  test.each(['', '   ', 'ada', 'ada@example', '@example.org', 'ada @example.org', undefined])(
    'rejects %j as invalid',
    (typed) => expect(refusal(typed)).toBe('Invalid email address'),
  );

  test('accepts 255 characters and rejects 256', () => {
    expect(refusal(ofLength(255))).toBeUndefined();
    expect(refusal(ofLength(256))).toBe('Email must be less than 255 characters');
  });

  test('checks the format before the length', () => {
    expect(refusal('a'.repeat(300))).toBe('Invalid email address');
  });
});

describe('readEmail', () => {
  test.each([
    '',
    'ada',
    'ada@example',
    'ada@example.o',
    '.ada@example.org',
    'ada.@example.org',
    'a..da@example.org',
    'ada@-example.org',
    'ada @example.org',
    'ädä@example.org',
    'ada@example.org',
    " o'hara+news@mail.example.co.uk\n",
    'a.d-a_1@ex-ample.museum',
    ofLength(255),
    ofLength(256),
    'a'.repeat(300),
  ])('agrees with the schema on %j', (typed) => {
    const { data, error } = emailSchema.safeParse(typed);
    const read = readEmail(typed);
    expect('problem' in read ? emailMessages[read.problem] : read.email).toBe(
      error ? error.issues[0]?.message : data,
    );
  });
});
