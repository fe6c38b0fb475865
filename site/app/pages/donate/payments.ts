import type { GivingTerms, Pledge } from '@hadal/ui';

// Must match the constraints of donation_pledges.
const currencies = ['USD', 'EUR', 'GBP'] as const;
const frequencies = ['once', 'monthly'] as const;
type Currency = (typeof currencies)[number];
type Frequency = (typeof frequencies)[number];

/** The hosted payment pages, by currency and frequency. */
export type PaymentLinks = Partial<Record<Currency, Record<Frequency, string>>>;

/**
 * Reads the links from variables such as `PAYMENT_LINK_MONTHLY_EUR`, while building.
 *
 * @throws where a currency has a link for one frequency and none for the other, or one is no https
 */
export function readPaymentLinks(env: Readonly<Record<string, string | undefined>>): PaymentLinks {
  const links: PaymentLinks = {};
  for (const currency of currencies) {
    const nameOf = (frequency: Frequency) => `PAYMENT_LINK_${frequency.toUpperCase()}_${currency}`;
    const [set, missing] = [true, false].map((isSet) =>
      frequencies.map(nameOf).filter((name) => Boolean(env[name]) === isSet),
    ) as [string[], string[]];
    if (set.length === 0) continue;
    if (missing.length > 0) {
      throw new Error(
        `${missing.join()} is not set, but ${set.join()} is. Set a link for each frequency of a currency, or for none.`,
      );
    }
    for (const name of set) {
      if (!/^https:\/\/[^\s/]/.test(env[name]!)) {
        throw new Error(
          `${name} is "${env[name]}". Set it to the https:// address of a payment page.`,
        );
      }
    }
    links[currency] = { once: env[nameOf('once')]!, monthly: env[nameOf('monthly')]! };
  }
  return links;
}

/**
 * Returns the payment link for a pledge. A parameter of `{amount}`, `{purpose}` or `{email}` takes that
 * value of the pledge; a missing value drops its parameter.
 */
export function paymentAddress(
  links: PaymentLinks,
  { frequency, currency, ...given }: Pick<Pledge, 'frequency' | 'currency'> & Partial<Pledge>,
): string {
  const address = new URL(links[currency as Currency]![frequency as Frequency]);
  for (const [name, wanted] of new URLSearchParams(address.search)) {
    const key = /^\{(amount|purpose|email)\}$/.exec(wanted)?.[1] as keyof typeof given | undefined;
    if (!key) continue;
    if (given[key] === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, String(given[key]));
  }
  return address.href;
}

/** Returns the options for giving; every currency while no link exists for any. */
export function givingTerms(links: PaymentLinks) {
  const open = currencies.filter((currency) => links[currency]);
  return {
    frequencies: [
      {
        value: 'once',
        label: 'Once',
        presets: [10, 25, 50, 100, 250],
        preset: 50,
        summary: 'You give, once',
      },
      {
        value: 'monthly',
        label: 'Monthly',
        presets: [5, 10, 25, 50],
        preset: 10,
        summary: 'You give, each month',
      },
    ],
    currencies: open.length > 0 ? open : currencies,
    purposes: [
      {
        value: 'any',
        label: 'Where it is needed most',
        hint: 'We choose, and publish each year what we chose.',
      },
      {
        value: 'research',
        label: 'Open research and data',
        hint: 'The tank, the lake, and readings for all.',
      },
      { value: 'teaching', label: 'Teaching', hint: 'For schools, talks and public libraries.' },
    ],
    minimum: 1,
    maximum: 10_000,
  } satisfies GivingTerms;
}
