import * as z from 'zod/mini';
import { hasDecimalComma } from '../number-field/format-number';
import { latinFigures } from '../number-field/latin-figures';
import { emailMessages } from '../newsletter-form/email';
import { createEmailSchema } from '../newsletter-form/email-schema';

export interface GivingTerms {
  /** The frequencies on offer; the first is preselected. */
  frequencies: readonly {
    value: string;
    label: string;
    /** The amounts on offer, in whole units of the currency. */
    presets: readonly number[];
    /** The preselected amount. */
    preset: number;
    /** The line above the sum, such as "You give, once". */
    summary: string;
  }[];
  /** ISO 4217 codes; the first is preselected. */
  currencies: readonly string[];
  /** The purposes on offer; the first is preselected. */
  purposes: readonly { value: string; label: string; hint?: string | undefined }[];
  /** The smallest and largest amount, in units of the currency. */
  minimum: number;
  maximum: number;
}

/** Error messages of the fields. */
export const pledgeMessages = {
  frequency: 'Choose how often',
  amount: 'Choose an amount',
  other: 'Enter an amount in figures, such as 75 or 12.50',
  tooLittle: (minimum: string) => `The least we can take is ${minimum}`,
  tooMuch: (maximum: string) => `The most we can take is ${maximum}`,
  currency: 'Choose a currency',
  purpose: 'Choose what it is for',
  email: 'Enter an email address like name@example.com, or leave it empty',
  emailTooLong: emailMessages.tooLong,
};

export type PledgeMessages = typeof pledgeMessages;

export interface Pledge {
  frequency: string;
  /** The amount in units of the currency, with two decimals at most. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  purpose: string;
  /** The address for the receipt, if one is wanted. */
  email: string | undefined;
}

/** The value of the choice that reveals the field for a custom amount. */
export const otherAmount = 'other';

/**
 * Parses amounts as people type them: "75", "12.5", "1,250.00", "$ 75"; and "1.250,00" where the
 * locale writes so. The digits may be those of another script.
 */
export function readAmount(typed: string, locale = 'en-US'): number | undefined {
  const figures = latinFigures(typed).replace(/^[\s\p{Sc}]+|[\s\p{Sc}]+$/gu, '');
  if (hasDecimalComma(locale)) {
    // A point before one or two figures can only begin decimals.
    if (/^\d+\.\d{1,2}$/.test(figures)) return Number(figures);
    return /^(\d+|\d{1,3}([.\s]\d{3})+)(,\d{1,2})?$/.test(figures)
      ? Number(figures.replaceAll(/[.\s]/g, '').replace(',', '.'))
      : undefined;
  }
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(figures)
    ? Number(figures.replaceAll(',', ''))
    : undefined;
}

/** Formats a sum, without decimals if it has none. */
export const formatMoney = (amount: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** Parses a pledge as posted by its form, where every value is a string, into the stored shape. */
export const createPledgeSchema = (
  { frequencies, currencies, purposes, minimum, maximum }: GivingTerms,
  messages: PledgeMessages = pledgeMessages,
  locale = 'en-US',
) => {
  /** Returns the problem with an amount, if any. */
  const problemOf = (amount: number | undefined, currency = currencies[0]!) => {
    if (amount === undefined) return messages.other;
    if (amount < minimum) return messages.tooLittle(formatMoney(minimum, currency, locale));
    if (amount > maximum) return messages.tooMuch(formatMoney(maximum, currency, locale));
    return undefined;
  };
  return z.pipe(
    z
      .object({
        frequency: z.enum(values(frequencies), messages.frequency),
        amount: z.string(messages.amount).check(z.minLength(1, messages.amount)),
        other: z.optional(z.string()),
        currency: z.enum([...currencies], messages.currency),
        purpose: z.enum(values(purposes), messages.purpose),
        email: z.union(
          [
            z.pipe(
              z.literal(''),
              z.transform(() => undefined),
            ),
            createEmailSchema({ invalid: messages.email, tooLong: messages.emailTooLong }),
          ],
          messages.email,
        ),
      })
      .check(
        z.refine<Typed>(
          ({ amount, other = '', currency }) =>
            amount !== otherAmount || !problemOf(readAmount(other, locale), currency),
          {
            path: ['other'],
            error: ({ input }) => {
              const { other = '', currency } = input as Typed;
              return problemOf(readAmount(other, locale), currency);
            },
            // Reports all problems at once.
            when: () => true,
          },
        ),
        z.refine(({ amount }) => amount === otherAmount || !problemOf(readAmount(amount)), {
          path: ['amount'],
          error: messages.amount,
        }),
      ),
    z.transform(({ amount, other, ...rest }): Pledge => ({
      ...rest,
      amount: (amount === otherAmount ? readAmount(other ?? '', locale) : readAmount(amount))!,
    })),
  );
};

interface Typed {
  amount: string;
  other?: string | undefined;
  currency: string;
}

const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);
