import { Fragment } from 'react';
import { agrees, checkValues, toleranceOf, type CheckValue } from '@hadal/physics/check-values';
import { DataTable, numeric } from '../components/data-table';
import { checkedBy } from './checked-by';

const digits = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 12 });
const few = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });
const power = new Intl.NumberFormat('en-GB', {
  maximumSignificantDigits: 2,
  notation: 'scientific',
});

/** Writes a number with a true minus sign, and a very small or large one as a power of ten. */
const write = (value: number, format: Intl.NumberFormat) => format.format(value).replace('-', '−');
const formatTolerance = (value: number) => write(value, value >= 0.01 && value < 1e4 ? few : power);

/** An expression that may break after a parenthesis and between the words of a name. */
const breakable = (expression: string) =>
  expression.split(/(?<=\()|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function row(check: CheckValue) {
  const computed = check.compute();
  return [
    check.id,
    breakable(check.expression),
    write(computed, digits),
    write(check.expected, digits),
    formatTolerance(toleranceOf(check)),
    agrees(check, computed) ? 'agrees' : 'differs',
    check.note ? `${check.source}: ${check.note}` : check.source,
  ] as const;
}

/** The published values behind a calculator beside the values computed in this browser. */
export default function Checks({ id }: { id: string }) {
  return (
    <DataTable
      caption={`${id} computed here, beside what others found`}
      columns={[
        'Check',
        'Expression, in the units of the package',
        numeric('Computed'),
        numeric('Expected'),
        numeric('Tolerance'),
        'Verdict',
        'Source',
      ]}
      rows={checkValues.filter(({ module }) => checkedBy[module] === id).map(row)}
    />
  );
}
