'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useOverflow } from '../../internal/use-overflow';
import { useStrings } from '../../internal/use-strings';
import { CopyButton } from '../copy-button';
import * as styles from './code-block.css';
import { CodeBlock as english } from './strings';

export interface CodeBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Renders {
  /** The code, which the button copies. */
  code: string;
  /** A title, such as the name of the file. */
  title?: ReactNode;
  /** The same code with its colours, as elements of your highlighter's. @default the plain code */
  children?: ReactNode;
  /** The label of the button. @default 'Copy the code' */
  copyLabel?: string | undefined;
}

/**
 * Code to read and to copy. Renders a `<div>` around a `<pre>`, which scrolls if its lines are too
 * long.
 */
export function CodeBlock(props: CodeBlockProps) {
  const {
    code,
    title,
    copyLabel,
    'aria-label': label,
    className,
    children,
    ...rest
  } = useStrings('CodeBlock', english, props);
  const [content, overflows] = useOverflow<HTMLElement>();
  return renderPart('div', {
    'data-part': 'code-block',
    ...rest,
    className: clsx(styles.block, className),
    children: (
      <>
        <div data-part="code-block-head" className={styles.head}>
          <span data-part="code-block-title" className={styles.title}>
            {title}
          </span>
          <CopyButton text={code}>{copyLabel}</CopyButton>
        </div>
        {/* Code is written from left to right in any language. */}
        <pre
          dir="ltr"
          {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
          className={styles.pre}
        >
          <code ref={content} className={styles.code}>
            {children ?? code}
          </code>
        </pre>
      </>
    ),
  });
}
