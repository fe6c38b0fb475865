import * as z from 'zod/mini';
import { emailMaxLength, emailMessages } from './email';

const { invalid, tooLong } = emailMessages;

/** An email address to write to: trimmed, then required, well-formed and not too long, in that order. */
export const emailSchema = z
  .string(invalid)
  .check(z.trim(), z.minLength(1, invalid), z.email(invalid), z.maxLength(emailMaxLength, tooLong));
