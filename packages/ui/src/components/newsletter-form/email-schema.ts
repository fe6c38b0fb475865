import * as z from 'zod/mini';
import { emailMaxLength, emailMessages } from './email';

/** Creates `emailSchema` with other messages. */
export const createEmailSchema = ({ invalid, tooLong } = emailMessages) =>
  z
    .string(invalid)
    .check(
      z.trim(),
      z.minLength(1, invalid),
      z.email(invalid),
      z.maxLength(emailMaxLength, tooLong),
    );

/** An email address: trimmed, then checked for presence, format and length, in that order. */
export const emailSchema = createEmailSchema();
