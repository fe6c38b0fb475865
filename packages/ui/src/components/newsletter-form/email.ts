export const emailMaxLength = 255;

export const emailMessages = {
  invalid: 'Invalid email address',
  tooLong: 'Email must be less than 255 characters',
};

/**
 * Zod's pattern for an address, the only part that the form on every page needs, at a twentieth of
 * Zod's size.
 */
const form = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Returns the address as it is stored, or the first problem with it. Equivalent to `emailSchema`.
 */
export function readEmail(
  typed: string,
): { email: string } | { problem: keyof typeof emailMessages } {
  const email = typed.trim();
  if (!form.test(email)) return { problem: 'invalid' };
  return email.length > emailMaxLength ? { problem: 'tooLong' } : { email };
}
