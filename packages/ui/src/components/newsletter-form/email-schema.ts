import * as z from 'zod/mini';

export const emailMaxLength = 255;

export const emailMessages = {
  invalid: 'Invalid email address',
  tooLong: 'Email must be less than 255 characters',
};
const { invalid, tooLong } = emailMessages;

/** An email address to write to: trimmed, then required, well-formed and not too long, in that order. */
export const emailSchema = z
  .string(invalid)
  .check(z.trim(), z.minLength(1, invalid), z.email(invalid), z.maxLength(emailMaxLength, tooLong));

/** The address as it is to be stored, or the first thing that is wrong with it. */
export function readEmail(
  typed: string,
): { email: string } | { problem: keyof typeof emailMessages } {
  const { success, data, error } = emailSchema.safeParse(typed);
  if (success) return { email: data };
  return { problem: error.issues[0]?.code === 'too_big' ? 'tooLong' : 'invalid' };
}
