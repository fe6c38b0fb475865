'use client';

import { useState } from 'react';
import { otherAmount, readAmount, type GivingTerms } from './pledge-schema';

type Frequency = GivingTerms['frequencies'][number];

/** What the visitor is about to give. */
export function useChoice({ frequencies, currencies }: GivingTerms) {
  const [frequency, setFrequency] = useState(frequencies[0]!);
  const [currency, setCurrency] = useState(currencies[0]!);
  const [amount, setAmount] = useState(String(frequency.preset));
  const [other, setOther] = useState('');
  const [chosen, setChosen] = useState(false);

  /** Keeps an amount that somebody chose, even where it is none of the new presets. */
  const changeFrequency = (value: string) => {
    const next = frequencies.find((one) => one.value === value)!;
    setFrequency(next);
    if (!chosen) setAmount(String(next.preset));
    else if (amount === otherAmount && isPreset(next, other)) setAmount(String(readAmount(other)));
    else if (amount !== otherAmount && !isPreset(next, amount)) {
      setOther(amount);
      setAmount(otherAmount);
    }
  };

  return {
    frequency,
    changeFrequency,
    currency,
    changeCurrency: setCurrency,
    amount,
    changeAmount: (value: string) => {
      setChosen(true);
      setAmount(value);
    },
    other,
    changeOther: setOther,
    /** In units of the currency, where it can be read. */
    sum: readAmount(amount === otherAmount ? other : amount),
  };
}

const isPreset = ({ presets }: Frequency, typed: string) => presets.includes(readAmount(typed)!);
