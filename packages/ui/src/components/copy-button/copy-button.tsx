'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '../button';
import { Icon } from '../icon';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './copy-button.css';
import { CopyButton as english } from './strings';
import { useStrings } from '../../internal/use-strings';

/** Time in ms for which the confirmation replaces the label. */
const saysSoFor = 4000;

export interface CopyButtonProps extends Omit<ButtonProps, 'type'> {
  /** The text to copy. @default the address of the page */
  text?: string | undefined;
  /** Replaces the label once the text is copied, and is announced. @default 'Copied' */
  copiedLabel?: string | undefined;
  /** The label of the field that offers the text if the browser refuses to copy. */
  failedLabel?: string | undefined;
}

/**
 * Copies a text and confirms it. Renders a `<span>` around a `Button`: `className` goes to the
 * `<span>`, for layout, `ref` and all other props to the button.
 */
export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    copiedLabel,
    failedLabel,
    tone = 'text',
    size = 'small',
    className,
    children,
    onClick,
    ...rest
  } = useStrings('CopyButton', english, props);
  const [outcome, setOutcome] = useState<{ copied: boolean; text: string; at?: number }>();
  const field = useRef<HTMLInputElement>(null);
  const copied = outcome?.copied;

  useEffect(() => {
    if (!outcome?.copied) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), saysSoFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const copying = text ?? window.location.href;
    try {
      // The clipboard is absent over plain HTTP, and refused if the reader or a frame denies it.
      await navigator.clipboard.writeText(copying);
      setOutcome({ copied: true, text: copying, at: performance.now() });
    } catch {
      flushSync(() => setOutcome({ copied: false, text: copying }));
      field.current?.select();
      field.current?.focus();
    }
  };

  return (
    <span className={clsx(styles.copyButton, className)}>
      <Button
        data-part="copy-button"
        {...rest}
        tone={tone}
        size={size}
        onClick={(event) => void copy(event)}
        className={clsx(tone === 'text' && styles.flush)}
      >
        <span className={styles.labels} data-state={copied ? 'copied' : undefined}>
          <span className={styles.label}>{children}</span>
          <span className={styles.copied} aria-hidden="true">
            {copiedLabel} <Icon name="tick" />
          </span>
        </span>
      </Button>
      <output className={visuallyHidden}>
        {/* A live region announces the same words again only as a new element. */}
        {copied && <span key={outcome.at}>{copiedLabel}</span>}
      </output>
      {outcome?.copied === false && (
        <label className={styles.fallback}>
          {failedLabel}
          <input ref={field} readOnly value={text ?? outcome.text} className={styles.field} />
        </label>
      )}
    </span>
  );
}
