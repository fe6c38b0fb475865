import type { ReactNode } from 'react';
import { useStrings } from '../../internal/use-strings';
import { Icon } from '../icon';
import { Table, TableCell, TableHeader, type TableProps } from '../table';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './comparison-table.css';
import { ComparisonTable as english } from './strings';

export interface ComparedOption {
  /** Unique among the options; the key of its values. */
  id: string;
  title: ReactNode;
  /** Sets the option apart, and says why in a word or two, such as "Most chosen". */
  recommendation?: ReactNode;
  /** A link or button in the last row. Its label names the option. */
  action?: ReactNode;
}

export interface ComparedFeature {
  title: string;
  /** Explains the feature, in a line. */
  note?: ReactNode;
  /** By the `id` of the option: a text, true, or false. One that is left out, or null, is not stated. */
  values: Readonly<Record<string, ReactNode>>;
}

export interface ComparedGroup {
  /** The subject of the features; leave it out if there is one group only. */
  title?: string | undefined;
  features: readonly ComparedFeature[];
}

export interface ComparisonTableProps extends Omit<TableProps, 'children' | 'ledger'> {
  /** The columns, two to five. */
  options: readonly ComparedOption[];
  /** The rows. */
  groups: readonly ComparedGroup[];
  /** The header of the first column. @default 'Feature' */
  featureLabel?: string | undefined;
  /** The text of true. @default 'Yes' */
  yesLabel?: string | undefined;
  /** The text of false. @default 'No' */
  noLabel?: string | undefined;
  /** The text of a value that is left out. @default 'Not stated' */
  missingLabel?: string | undefined;
  /** The header of the row of actions. @default 'Next step' */
  actionsLabel?: string | undefined;
}

/** The share of the width that the features take. Attributes, since a strict policy forbids inline styles. */
const features = 0.28;
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/**
 * Products, plans or methods side by side, one feature a row. Renders the `<div>` of a `Table`, in
 * which a narrow window scrolls the options beside the names of their features.
 */
export function ComparisonTable(props: ComparisonTableProps) {
  const { options, groups, featureLabel, yesLabel, noLabel, missingLabel, actionsLabel, ...rest } =
    useStrings('ComparisonTable', english, props);
  const shown = (value: ReactNode) => {
    // A database writes null for what nobody knows.
    if (value === undefined || value === null)
      return (
        <span data-part="comparison-table-missing" className={styles.missing}>
          {missingLabel}
        </span>
      );
    if (typeof value !== 'boolean') return value;
    return (
      <>
        <Icon name={value ? 'tick' : 'cross'} />
        <VisuallyHidden>{value ? yesLabel : noLabel}</VisuallyHidden>
      </>
    );
  };
  return (
    <Table data-part="comparison-table" {...rest}>
      <colgroup>
        <col width={percent(features)} />
        {options.map(({ id }) => (
          <col key={id} width={percent((1 - features) / options.length)} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <TableHeader>{featureLabel}</TableHeader>
          {options.map(({ id, title, recommendation }) => (
            <TableHeader
              key={id}
              className={styles.option}
              data-recommended={recommendation ? '' : undefined}
            >
              {recommendation && (
                <span data-part="comparison-table-recommendation" className={styles.recommendation}>
                  {recommendation}
                </span>
              )}{' '}
              <span data-part="comparison-table-title" className={styles.title}>
                {title}
              </span>
            </TableHeader>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title ?? ''}>
          {group.title && (
            <tr>
              <TableHeader scope="rowgroup" colSpan={options.length + 1}>
                <span data-part="comparison-table-group-title" className={styles.groupTitle}>
                  {group.title}
                </span>
              </TableHeader>
            </tr>
          )}
          {group.features.map(({ title, note, values }) => (
            <tr key={title}>
              <TableHeader scope="row">
                {title}{' '}
                {note && (
                  <span data-part="comparison-table-note" className={styles.note}>
                    {note}
                  </span>
                )}
              </TableHeader>
              {options.map(({ id }) => (
                <TableCell key={id}>{shown(values[id])}</TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {options.some(({ action }) => action) && (
        <tfoot>
          <tr>
            <TableHeader scope="row">{actionsLabel}</TableHeader>
            {options.map(({ id, action }) => (
              <TableCell key={id}>{action}</TableCell>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
