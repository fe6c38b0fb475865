'use client';

import { clsx } from 'clsx';
import { useContext } from 'react';
import { Button, type ButtonProps } from '../button';
import { AccordionContext } from './accordion-context';
import * as styles from './accordion.css';
import { AccordionToggle as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface AccordionToggleProps extends Omit<ButtonProps, 'children'> {
  /** @default 'Open all' */
  openLabel?: string | undefined;
  /** @default 'Close all' */
  closeLabel?: string | undefined;
}

/** Opens every item of its accordion, or closes them if all are open. Renders a `<button>`. */
export function AccordionToggle(props: AccordionToggleProps) {
  const { openLabel, closeLabel, onClick, className, ...rest } = useStrings(
    'AccordionToggle',
    english,
    props,
  );
  const { allOpen, setAll } = useContext(AccordionContext);
  return (
    <Button
      data-part="accordion-toggle"
      tone="text"
      size="small"
      {...rest}
      onClick={(event) => {
        setAll(!allOpen);
        onClick?.(event);
      }}
      className={clsx(styles.toggle, className)}
    >
      {allOpen ? closeLabel : openLabel}
    </Button>
  );
}
