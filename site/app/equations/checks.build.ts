import { agrees, checkValues, toleranceOf } from '@hadal/physics/check-values';
import { checkedBy } from '../calculators/checked-by';

const digits = (value: number) =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: 10 }).replace('-', '−');

/** Every check value, computed while building. */
export const checks = checkValues.map((check) => {
  const computed = check.compute();
  return {
    id: check.id,
    calculator: checkedBy[check.module],
    expression: check.expression,
    expected: digits(check.expected),
    computed: digits(computed),
    source: check.source,
    agrees: agrees(check, computed),
    /** Of the tolerance, how much is used: above 1 it differs. */
    used: Math.abs(computed - check.expected) / toleranceOf(check),
  };
});
