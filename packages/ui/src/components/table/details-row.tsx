'use client';

import { Children, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import type { OpenOptions } from '../../internal/use-open-state';
import { useControllableState } from '../../internal/use-controllable-state';
import { usePresence } from '../../internal/use-presence';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { TableCell } from './cells';
import * as styles from './table.css';

export interface DetailsRowProps extends ComponentPropsWithRef<'tr'>, OpenOptions, Renders {
  /** The accessible name of the button, which names the row. */
  label: string;
  /** Content that unfolds below the row. */
  details: ReactNode;
  /** The cells of the row, after the one with the button: a child each. */
  children: ReactNode;
}

/**
 * A row that unfolds details, which without scripts and on paper are in view. Renders two `<tr>`
 * elements, of which the first has a cell with a button before its own.
 */
export function DetailsRow({
  label,
  details,
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  onOpenChangeComplete,
  children,
  ...rest
}: DetailsRowProps) {
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen, onOpenChange);
  const { state, ref } = usePresence(open, onOpenChangeComplete);
  const id = useId();
  return (
    <>
      {renderPart('tr', {
        ...rest,
        'data-part': 'table-row',
        'data-state': state,
        children: (
          <>
            <TableCell actions className={styles.control}>
              <IconButton
                data-part="table-unfold"
                tone="text"
                label={label}
                aria-expanded={open}
                aria-controls={id}
                onClick={({ nativeEvent }) => setOpen(!open, 'trigger-press', nativeEvent)}
                className={styles.unfold}
              >
                <Icon name="chevron" />
              </IconButton>
            </TableCell>
            {children}
          </>
        ),
      })}
      <tr id={id} ref={ref} data-part="table-details" data-state={state} className={styles.details}>
        <TableCell colSpan={Children.toArray(children).length + 1}>{details}</TableCell>
      </tr>
    </>
  );
}
