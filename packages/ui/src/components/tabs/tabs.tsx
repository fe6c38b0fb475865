'use client';

import { clsx } from 'clsx';
import { useId, useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useControllableState, type ChangeHandler } from '../../internal/use-controllable-state';
import { useHydrated } from '../../internal/use-hydrated';
import { useFragmentTarget } from '../../internal/use-fragment-target';
import { TabsContext, type PanelIds, type TabsState } from './tabs-context';
import * as styles from './tabs.css';

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'>, Renders {
  /** The value of the selected tab, if controlled. */
  value?: string | undefined;
  /** The value of the initially selected tab; required if uncontrolled. */
  defaultValue?: string | undefined;
  onValueChange?: ChangeHandler<string> | undefined;
  /** The direction of the list, beside its panels if vertical. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * Several views of one subject, one at a time; in print and without scripts, all of them. A panel
 * is also selected if the address, or a followed link, targets it or its content. Renders a
 * `<div>`.
 */
export function Tabs({
  value: controlledValue,
  defaultValue = '',
  onValueChange,
  orientation = 'horizontal',
  render,
  ref,
  className,
  ...rest
}: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const id = useId();
  const hydrated = useHydrated();
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);
  const [focused, setStop] = useState<string>();
  const [panelIds, setPanelIds] = useState<PanelIds>(() => new Map());

  useFragmentTarget(root, (target, link) => {
    const panels = [...(root.current?.querySelectorAll<HTMLElement>(`.${styles.panel}`) ?? [])];
    // A panel may hold tabs of its own, whose panels come after it.
    const panel = panels.find((each) => each.contains(target));
    const named = panel?.dataset['value'];
    // A tab selects by itself, and stays where it is.
    if (named === undefined || link?.matches('[role="tab"]')) return;
    // Nobody can go there before it shows.
    if (setValue(named, 'link')) requestAnimationFrame(() => target.scrollIntoView());
  });

  const tabs: TabsState = {
    value,
    select: setValue,
    stop: focused ?? value,
    setStop,
    orientation,
    hydrated,
    tabId: (of) => `${id}-tab-${encodeURIComponent(of)}`,
    panelId: (of) => panelIds.get(of) ?? `${id}-panel-${encodeURIComponent(of)}`,
    setPanelIds,
  };
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- new when a tab is selected, which is when it renders
    <TabsContext.Provider value={tabs}>
      {renderPart('div', {
        render,
        ...rest,
        'data-part': 'tabs',
        ref: root,
        className: clsx(orientation === 'vertical' && styles.vertical, className) || undefined,
      })}
    </TabsContext.Provider>
  );
}
