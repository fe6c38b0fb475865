'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { renderPart } from '../../internal/part';
import { useControllableState, type ChangeHandler } from '../../internal/use-controllable-state';
import { Icon } from '../icon';
import { TitleContext, useDropdownMenu } from './dropdown-menu-context';
import { TitledGroup, type DropdownMenuGroupProps } from './dropdown-menu-groups';
import type { ItemProps } from './dropdown-menu-item';
import * as styles from './dropdown-menu.css';

/** State of a setting, which its menu keeps under a name, if it has one, while it is closed. */
function useSetting<T>(
  name: string | undefined,
  value: T | undefined,
  initial: T,
  onChange: ChangeHandler<T> | undefined,
) {
  const { settings, setSettings } = useDropdownMenu();
  const kept = settings.get(name ?? '') as T | undefined;
  const [current, change] = useControllableState(value ?? kept, initial, onChange);
  const choose = (next: T, event: Event) => {
    if (change(next, 'item-press', event) && name)
      setSettings((others) => new Map(others).set(name, next));
  };
  return [current, choose] as const;
}

export interface DropdownMenuCheckboxItemProps extends ItemProps {
  checked?: boolean | undefined;
  /** @default false */
  defaultChecked?: boolean | undefined;
  /** Called with whether it is ticked. */
  onValueChange?: ChangeHandler<boolean> | undefined;
}

const Tick = ({ shown }: { shown: boolean }) => (
  <span data-part="dropdown-menu-tick" className={styles.tick}>
    {shown && <Icon name="tick" />}
  </span>
);

/** A setting of a menu, which stays open. Renders a `<div role="menuitemcheckbox">`. */
export function DropdownMenuCheckboxItem({
  checked: controlledChecked,
  defaultChecked = false,
  onValueChange,
  disabled,
  textValue,
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  const title = useContext(TitleContext);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const text = textValue ?? element?.textContent;
  const [checked, setChecked] = useSetting(
    text && `${title}/${text}`,
    controlledChecked,
    defaultChecked,
    onValueChange,
  );
  return (
    <Radix.CheckboxItem
      asChild
      ref={setElement}
      checked={checked}
      disabled={disabled}
      textValue={textValue}
      onSelect={(event) => {
        event.preventDefault();
        setChecked(!checked, event);
      }}
    >
      {renderPart('div', {
        'data-part': 'dropdown-menu-item',
        ...rest,
        className: clsx(styles.item, className),
        children: (
          <>
            <Tick shown={checked} />
            {children}
          </>
        ),
      })}
    </Radix.CheckboxItem>
  );
}

interface Choice {
  value: string;
  choose: (value: string, event: Event) => void;
}

const ChoiceContext = createContext<Choice | undefined>(undefined);

export interface DropdownMenuRadioGroupProps extends Omit<DropdownMenuGroupProps, 'defaultValue'> {
  /** The value of the chosen item. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  onValueChange?: ChangeHandler<string> | undefined;
  /** `DropdownMenuRadioItem`s. */
  children: ReactNode;
}

/** One setting of several, under a title. Renders a `<div role="group">`. */
export function DropdownMenuRadioGroup({
  value: controlledValue,
  defaultValue = '',
  onValueChange,
  ...rest
}: DropdownMenuRadioGroupProps) {
  const [value, choose] = useSetting(rest.title, controlledValue, defaultValue, onValueChange);
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- new with every choice, which is when it renders
    <ChoiceContext.Provider value={{ value, choose }}>
      <TitledGroup tag={Radix.RadioGroup} value={value} {...rest} />
    </ChoiceContext.Provider>
  );
}

export interface DropdownMenuRadioItemProps extends ItemProps {
  value: string;
}

/** A setting that excludes the others of its group. Renders a `<div role="menuitemradio">`. */
export function DropdownMenuRadioItem({
  value,
  disabled,
  textValue,
  className,
  children,
  ...rest
}: DropdownMenuRadioItemProps) {
  const choice = useContext(ChoiceContext);
  if (!choice)
    throw new Error(
      'A radio item of a menu found no group around it. Put it inside <DropdownMenuRadioGroup>.',
    );
  return (
    <Radix.RadioItem
      asChild
      value={value}
      disabled={disabled}
      textValue={textValue}
      onSelect={(event) => {
        event.preventDefault();
        choice.choose(value, event);
      }}
    >
      {renderPart('div', {
        'data-part': 'dropdown-menu-item',
        ...rest,
        className: clsx(styles.item, className),
        children: (
          <>
            <Tick shown={choice.value === value} />
            {children}
          </>
        ),
      })}
    </Radix.RadioItem>
  );
}
