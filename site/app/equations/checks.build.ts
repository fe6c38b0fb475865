import { agrees, checkValues, toleranceOf } from '@hadal/physics/check-values';
import { checkedBy } from '../calculators/checked-by';

const digits = (value: number) =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: 10 }).replace('-', '−');

/** Every check value, computed at build time. */
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
    /** Share of the tolerance that is used; above 1, the value differs. */
    used: Math.abs(computed - check.expected) / toleranceOf(check),
  };
});
