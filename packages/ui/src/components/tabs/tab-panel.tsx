'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTabs } from './tabs-context';
import * as styles from './tabs.css';

export interface TabPanelProps extends ComponentPropsWithRef<'section'> {
  /** The value of the tab that shows it. */
  value: string;
  /** The label above the panel while all panels show. Leave it out if the panel begins with a heading. */
  label?: ReactNode;
}

/** Content of a tab. Renders a `<section>`, as a tab panel. */
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
