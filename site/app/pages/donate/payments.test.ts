import { describe, expect, test } from 'vitest';
import { givingTerms, paymentAddress, readPaymentLinks } from './payments';

const euros = {
  PAYMENT_LINK_ONCE_EUR: 'https://pay.example/once?sum={amount}&for={purpose}&to={email}&lang=en',
  PAYMENT_LINK_MONTHLY_EUR: 'https://pay.example/monthly',
};

describe('the payment links', () => {
  test('are absent by default, and every currency is shown', () => {
    expect(readPaymentLinks({ PATH: '/bin' })).toEqual({});
    expect(givingTerms({}).currencies).toEqual(['USD', 'EUR', 'GBP']);
  });

  test('offer the currencies that can be paid in', () => {
    expect(givingTerms(readPaymentLinks(euros)).currencies).toEqual(['EUR']);
  });

  test('stop a build if a currency lacks one frequency', () => {
    expect(() => readPaymentLinks({ ...euros, PAYMENT_LINK_MONTHLY_EUR: '' })).toThrow(
      'PAYMENT_LINK_MONTHLY_EUR is not set, but PAYMENT_LINK_ONCE_EUR is',
    );
  });

  test.each(['http://pay.example', 'pay.example/once', 'javascript:alert(1)'])(
    'stop a build in which one is %s',
    (link) => {
      expect(() => readPaymentLinks({ ...euros, PAYMENT_LINK_ONCE_EUR: link })).toThrow('https://');
    },
  );

  test('fill in the placeholders for the pledge', () => {
    const pledge = { frequency: 'once', currency: 'EUR', amount: 12.5, purpose: 'any' };
    const links = readPaymentLinks(euros);
    expect(paymentAddress(links, { ...pledge, email: 'ada+1@example.org' })).toBe(
      'https://pay.example/once?sum=12.5&for=any&to=ada%2B1%40example.org&lang=en',
    );
    expect(paymentAddress(links, { ...pledge, email: undefined })).toBe(
      'https://pay.example/once?sum=12.5&for=any&lang=en',
    );
    expect(paymentAddress(links, { frequency: 'monthly', currency: 'EUR' })).toBe(
      'https://pay.example/monthly',
    );
  });
});
