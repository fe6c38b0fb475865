import * as z from 'zod/mini';
import { emailMessages } from '../newsletter-form/email';
import { createEmailSchema } from '../newsletter-form/email-schema';

/** Error messages of the fields. */
export const enquiryMessages = {
  name: 'Enter your name',
  nameTooLong: 'Name must be 100 characters or fewer',
  organisationTooLong: 'Organisation must be 200 characters or fewer',
  email: emailMessages.invalid,
  emailTooLong: emailMessages.tooLong,
  kind: 'Choose what you are asking as',
  message: 'Write what you would like to know',
  messageTooLong: 'Message must be 2,000 characters or fewer',
  consent: 'Confirm that you understand this before you send',
};

export type EnquiryMessages = typeof enquiryMessages;

export const messageMaxLength = 2000;

/**
 * Parses an enquiry as posted by its form, where every value is a string, into the stored shape.
 * Fields are in the order of the form.
 */
export const createEnquirySchema = (messages = enquiryMessages) =>
  z.object({
    name: z
      .string(messages.name)
      .check(z.trim(), z.minLength(1, messages.name), z.maxLength(100, messages.nameTooLong)),
    organisation: z.string().check(z.trim(), z.maxLength(200, messages.organisationTooLong)),
    email: createEmailSchema({ invalid: messages.email, tooLong: messages.emailTooLong }),
    kind: z.string(messages.kind).check(z.minLength(1, messages.kind)),
    message: z.string(messages.message).check(
      // A post without scripts has two characters for a line break that the field counts as one.
      z.overwrite((text) => text.replaceAll('\r\n', '\n')),
      z.trim(),
      z.minLength(1, messages.message),
      z.maxLength(messageMaxLength, messages.messageTooLong),
    ),
    consent: z.literal('yes', messages.consent),
  });

export type Enquiry = z.output<ReturnType<typeof createEnquirySchema>>;
