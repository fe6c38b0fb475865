import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Icon, type IconName } from '../icon';
import * as styles from './evidence-badge.css';
import { EvidenceBadge as english } from './strings';
import { useStrings } from '../../internal/use-strings';

const icons = {
  measured: 'error-bar',
  standard: 'equals',
  modelled: 'curve',
  concept: 'dashed-square',
} as const satisfies Record<string, IconName>;

export interface EvidenceBadgeProps extends ComponentPropsWithRef<'span'>, Renders {
  /** The evidence for the claim, from measurements down to a concept. */
  evidence: 'measured' | 'standard' | 'modelled' | 'concept';
  /** The words for each kind of evidence. */
  labels?: Partial<Record<EvidenceBadgeProps['evidence'], string>> | undefined;
}

/**
 * States the evidence for a claim by word and shape; children replace the words. Renders a
 * `<span>`.
 */
export function EvidenceBadge(props: EvidenceBadgeProps) {
  const { evidence, labels, className, children, ...rest } = useStrings(
    'EvidenceBadge',
    english,
    props,
  );
  return renderPart('span', {
    'data-part': 'evidence-badge',
    ...rest,
    className: clsx(styles.badge, className),
    'data-evidence': evidence,
    children: (
      <>
        <Icon name={icons[evidence]} />
        <span>{children ?? labels[evidence]}</span>
      </>
    ),
  });
}
