'use client';

import { clsx } from 'clsx';
import {
  startTransition,
  useEffect,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useTabs } from './tabs-context';
import * as styles from './tabs.css';

export interface TabPanelProps
  extends ComponentPropsWithRef<'section'>, Renders<{ selected: boolean }> {
  /** The value of the tab that shows it. */
  value: string;
  /** The heading of the panel while all panels show. Omit it if the panel starts with a heading. */
  label?: ReactNode;
  /**
   * Renders the content once its tab is first selected, and keeps it. Until then it is neither on paper
   * nor in a page without scripts. @default false
   */
  lazy?: boolean | undefined;
}

/** Content of a tab. Renders a `<section>`, as a tab panel. */
export function TabPanel({
  id,
  value,
  label,
  lazy = false,
  render,
  className,
  children,
  ...rest
}: TabPanelProps) {
  const tabs = useTabs();
  const selected = tabs.value === value;
  const [hasShown, setShown] = useState(selected);
  if (selected && !hasShown) setShown(true);
  const { setPanelIds } = tabs;
  useEffect(() => {
    // Tabs render before their panels. A transition makes it one render with that after hydration.
    startTransition(() =>
      setPanelIds((ids) => (ids.get(value) === id ? ids : new Map(ids).set(value, id))),
    );
  }, [setPanelIds, value, id]);
  const isEmpty = lazy && !hasShown;
  return renderPart('section', {
    render,
    state: { selected },
    id: id ?? tabs.panelId(value),
    ...(tabs.hydrated && { role: 'tabpanel', tabIndex: 0 }),
    'aria-labelledby': tabs.tabId(value),
    hidden: isEmpty || undefined,
    ...rest,
    'data-part': 'tab-panel',
    'data-value': value,
    'data-state': selected ? 'active' : 'inactive',
    className: clsx(styles.panel, className),
    children: !isEmpty && (
      <>
        {label && (
          <p data-part="tab-panel-label" className={styles.label}>
            {label}
          </p>
        )}
        {children}
      </>
    ),
  });
}
