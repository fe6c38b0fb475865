import * as z from 'zod/mini';
import { emailMaxLength, emailMessages } from './email';

const { invalid, tooLong } = emailMessages;

/** An email address: trimmed, then checked for presence, format and length, in that order. */
export const emailSchema = z
  .string(invalid)
  .check(z.trim(), z.minLength(1, invalid), z.email(invalid), z.maxLength(emailMaxLength, tooLong));
