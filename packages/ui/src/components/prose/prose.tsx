import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './prose.css';

export interface ProseProps extends ComponentPropsWithRef<'div'>, Renders {}

/**
 * Running text from plain elements: headings from `<h2>` down, paragraphs, lists, links, quotes.
 * Components inside keep their own looks. Renders a `<div>`.
 */
export function Prose({ className, ...rest }: ProseProps) {
  return renderPart('div', {
    'data-part': 'prose',
    ...rest,
    className: clsx(styles.prose, className),
  });
}
