import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon';
import * as styles from './evidence-badge.css';

const kinds = {
  measured: { icon: 'error-bar', label: 'Measured by others' },
  standard: { icon: 'equals', label: 'Standard physics' },
  modelled: { icon: 'curve', label: 'Modelled' },
  concept: { icon: 'dashed-square', label: 'Concept' },
} as const satisfies Record<string, { icon: IconName; label: string }>;

export interface EvidenceBadgeProps extends ComponentPropsWithRef<'span'> {
  /** The evidence for the claim, from measurements down to a concept. */
  evidence: 'measured' | 'standard' | 'modelled' | 'concept';
}

/**
 * States the evidence for a claim by word and shape; children replace the words. Renders a
 * `<span>`.
 */
export function EvidenceBadge({ evidence, className, children, ...rest }: EvidenceBadgeProps) {
  const { icon, label } = kinds[evidence];
  return (
    <span {...rest} className={clsx(styles.badge, className)} data-evidence={evidence}>
      <Icon name={icon} />
      <span>{children ?? label}</span>
    </span>
  );
}
