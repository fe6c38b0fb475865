'use client';

import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef } from 'react';
import { mergeRefs } from '../../internal/merge-refs';
import { renderPart, type Renders } from '../../internal/part';
import { useClearOf } from '../../internal/use-clear-of';
import * as styles from './dialog.css';

export interface DialogFooterProps extends ComponentPropsWithRef<'div'>, Renders {}

/** Actions at the bottom, which stay in view while the content scrolls. Renders a `<div>`. */
export function DialogFooter({ className, ref, ...rest }: DialogFooterProps) {
  const footer = useRef<HTMLDivElement>(null);
  useClearOf(footer, '[role$="dialog"]');
  return renderPart('div', {
    ...rest,
    // oxlint-disable-next-line react/refs -- the refs are handed on, not read
    ref: mergeRefs(ref, footer),
    'data-part': 'dialog-footer',
    className: clsx(styles.footer, className),
  });
}
