'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTabs } from './tabs-context';
import * as styles from './tabs.css';

export interface TabPanelProps extends ComponentPropsWithRef<'section'> {
  /** The value of the tab that shows it. */
  value: string;
  /** The heading of the panel while all panels show. Omit it if the panel starts with a heading. */
  label?: ReactNode;
}

/** The content of a tab. Renders a `<section role="tabpanel">`. */
export function TabPanel({ id, value, label, className, children, ...rest }: TabPanelProps) {
  const tabs = useTabs();
  return (
    <section
      id={id ?? tabs.panelId(value)}
      {...(tabs.hydrated && { role: 'tabpanel', tabIndex: 0 })}
      aria-labelledby={tabs.tabId(value)}
      {...rest}
      data-panel={value}
      data-state={tabs.value === value ? 'active' : 'inactive'}
      className={clsx(styles.panel, className)}
    >
      {label && <p className={styles.label}>{label}</p>}
      {children}
    </section>
  );
}
