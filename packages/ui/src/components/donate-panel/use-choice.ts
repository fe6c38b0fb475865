'use client';

import { useState } from 'react';
import { otherAmount, readAmount, type GivingTerms, type Pledge } from './pledge-schema';

type Frequency = GivingTerms['frequencies'][number];

interface Amount {
  /** One of the presets, or `otherAmount`. */
  amount: string;
  other: string;
}

/** Keeps the state of the visitor's choice. */
export function useChoice(
  { frequencies, currencies }: GivingTerms,
  locale: string,
  first?: Pledge,
) {
  const fit = (held: Amount, next: Frequency) => fitted(held, next, locale);
  const find = (value: string | undefined) => frequencies.find((one) => one.value === value);
  const [frequency, setFrequency] = useState(find(first?.frequency) ?? frequencies[0]!);
  const [currency, setCurrency] = useState(first?.currency ?? currencies[0]!);
  const [{ amount, other }, setAmount] = useState<Amount>(() => {
    const untouched = { amount: String(frequency.preset), other: '' };
    return first ? fit({ ...untouched, amount: String(first.amount) }, frequency) : untouched;
  });
  const [chosen, setChosen] = useState(first !== undefined);

  return {
    frequency,
    changeFrequency: (value: string) => {
      const next = find(value)!;
      setFrequency(next);
      setAmount(chosen ? fit({ amount, other }, next) : { amount: String(next.preset), other });
    },
    currency,
    changeCurrency: setCurrency,
    amount,
    changeAmount: (value: string) => {
      setChosen(true);
      setAmount({ amount: value, other });
    },
    other,
    changeOther: (value: string) => setAmount({ amount, other: value }),
    /** Adopts choices made before hydration. */
    takeOver: (form: HTMLFormElement) => {
      const left = Object.fromEntries(new FormData(form)) as Partial<Record<string, string>>;
      const next = find(left['frequency']) ?? frequency;
      const touched = left['amount'] !== amount;
      const held = { amount: left['amount'] ?? amount, other: left['other'] ?? '' };
      setFrequency(next);
      setChosen(chosen || touched);
      setAmount(touched || chosen ? fit(held, next) : { ...held, amount: String(next.preset) });
      setCurrency(left['currency'] ?? currency);
    },
    /** The amount in units of the currency; undefined if it cannot be parsed. */
    sum: amount === otherAmount ? readAmount(other, locale) : Number(amount),
  };
}

/** Keeps an amount that is not a preset by entering it as a custom one. */
function fitted(held: Amount, { presets }: Frequency, locale: string): Amount {
  const { amount, other } = held;
  if (amount !== otherAmount)
    return presets.includes(Number(amount)) ? held : { amount: otherAmount, other: amount };
  const sum = readAmount(other, locale);
  return sum !== undefined && presets.includes(sum) ? { amount: String(sum), other } : held;
}
