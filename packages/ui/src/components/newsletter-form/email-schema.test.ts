import { describe, expect, test } from 'vitest';
import { emailSchema } from './email-schema';

describe('emailSchema', () => {
  const refusal = (typed: unknown) => emailSchema.safeParse(typed).error?.issues[0]?.message;
  const ofLength = (length: number) => `${'a'.repeat(length - 12)}@example.org`;

  test('trims before it judges', () => {
    expect(emailSchema.parse('  ada@example.org\n')).toBe('ada@example.org');
    expect(emailSchema.parse(`  ${ofLength(255)}  `)).toHaveLength(255);
  });

  test.each(['', '   ', 'ada', 'ada@example', '@example.org', 'ada @example.org', undefined])(
    'refuses %j as invalid',
    (typed) => expect(refusal(typed)).toBe('Invalid email address'),
  );

  test('takes 255 characters and refuses 256', () => {
    expect(refusal(ofLength(255))).toBeUndefined();
    expect(refusal(ofLength(256))).toBe('Email must be less than 255 characters');
  });

  test('asks for the form of an address before its length', () => {
    expect(refusal('a'.repeat(300))).toBe('Invalid email address');
  });
});
