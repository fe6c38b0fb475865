'use client';

import type { MouseEventHandler } from 'react';
import { Icon } from '../icon';
import * as styles from './tag.css';

export interface RemoveButtonProps {
  label: string;
  onRemove: MouseEventHandler<HTMLButtonElement>;
}

/** The button of a tag that can be removed; apart, so that other tags bring no script. */
export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <button
      data-part="tag-remove"
      type="button"
      aria-label={label}
      onClick={onRemove}
      className={styles.remove}
    >
      <Icon name="cross" />
    </button>
  );
}
