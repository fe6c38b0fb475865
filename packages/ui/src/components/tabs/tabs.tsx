'use client';

import { useId, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { useControllableState } from '../../internal/use-controllable-state';
import { useHydrated } from '../../internal/use-hydrated';
import { useFragmentTarget } from '../../internal/use-fragment-target';
import { TabsContext, type TabsState } from './tabs-context';

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** The value of the selected tab, if controlled. */
  value?: string | undefined;
  /** The value of the initially selected tab; required if uncontrolled. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
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
  ref,
  ...rest
}: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const id = useId();
  const hydrated = useHydrated();
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);

  useFragmentTarget(root, (target, link) => {
    const named = target.closest<HTMLElement>('[data-panel]')?.dataset['panel'];
    // A press on a tab selects it without scrolling.
    if (named === undefined || named === value || link?.dataset['tab']) return;
    setValue(named);
    // The panel has to be visible before it can be scrolled to.
    requestAnimationFrame(() => target.scrollIntoView());
  });

  const tabs: TabsState = {
    value,
    select: setValue,
    hydrated,
    tabId: (of) => `${id}-tab-${of}`,
    panelId: (of) => `${id}-panel-${of}`,
  };
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- new when a tab is selected, which is when it renders
    <TabsContext.Provider value={tabs}>
      <div {...rest} ref={root} />
    </TabsContext.Provider>
  );
}
