'use client';

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the options of a <select> cannot be filtered */
/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the field has the focus and the keys */

import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { collisionPadding, floating, sideOffset } from '../../internal/floating.css';
import { useUi } from '../../internal/ui-context';
import type { Opening } from '../../internal/use-open-state';
import { Icon } from '../icon';
import * as styles from './combobox.css';
import { optionId, type ListedOption } from './options';

export interface ComboboxListProps {
  opening: Opening;
  id: string;
  labelId: string;
  options: readonly ListedOption[];
  /** The index of the option that the arrow keys have reached. */
  current: number;
  /** The value of the choice. */
  chosen: string;
  emptyLabel: string;
  fieldId: string;
  onPoint: (index: number) => void;
  onChoose: (option: ListedOption, event: Event) => void;
  /** Returns true if the press belongs to the field. */
  isField: (target: EventTarget | null) => boolean;
}

interface Group {
  name: string | undefined;
  options: { option: ListedOption; index: number }[];
}

/** Neighbours of one group, with their places in the whole list. */
function grouped(options: readonly ListedOption[]) {
  const groups: Group[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push({ option, index });
    else groups.push({ name: option.group, options: [{ option, index }] });
  }
  return groups;
}

/** The options below the field. Renders a `<div>` at the end of the page, with the list inside. */
export function ComboboxList({
  opening: { state, ref, because },
  id,
  labelId,
  options,
  current,
  chosen,
  emptyLabel,
  fieldId,
  onPoint,
  onChoose,
  isField,
}: ComboboxListProps) {
  const { container, direction, theme } = useUi();
  // Without layout, as in jsdom, every field seems to be scrolled away.
  const hasLayout = document.documentElement.clientWidth > 0;
  return (
    <Radix.Portal forceMount container={container}>
      <Radix.Content
        forceMount
        ref={ref}
        data-part="combobox-list"
        data-state={state}
        data-band="0"
        data-theme={theme}
        dir={direction}
        role="presentation"
        align="start"
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        hideWhenDetached={hasLayout}
        // The field keeps the focus throughout.
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => because('escape-key', event)}
        onPointerDownOutside={({ detail }) => because('outside-press', detail.originalEvent)}
        onFocusOutside={({ detail }) => because('focus-out', detail.originalEvent)}
        onInteractOutside={(event) => {
          if (isField(event.target)) event.preventDefault();
        }}
        onMouseDown={(event) => event.preventDefault()}
        className={clsx(floating, styles.sheet)}
      >
        {options.length ? (
          <div
            role="listbox"
            id={id}
            aria-labelledby={labelId}
            onPointerLeave={() => onPoint(-1)}
            className={styles.list}
          >
            {grouped(options).map(({ name, options: members }) => {
              const items = members.map(({ option, index }) => (
                <div
                  key={option.value}
                  role="option"
                  data-part="combobox-option"
                  data-state={option.value === chosen ? 'selected' : undefined}
                  id={optionId(fieldId, index)}
                  aria-selected={option.value === chosen}
                  aria-disabled={option.disabled || undefined}
                  data-current={index === current ? '' : undefined}
                  onPointerMove={() => onPoint(index)}
                  onClick={({ nativeEvent }) => onChoose(option, nativeEvent)}
                  className={styles.option}
                >
                  <span className={styles.tick}>
                    {option.value === chosen && <Icon name="tick" />}
                  </span>
                  {option.label}
                </div>
              ));
              const first = members[0]!.option.value;
              return name ? (
                <div key={first} role="group" aria-label={name}>
                  <div aria-hidden data-part="combobox-group" className={styles.group}>
                    {name}
                  </div>
                  {items}
                </div>
              ) : (
                <Fragment key={first}>{items}</Fragment>
              );
            })}
          </div>
        ) : (
          <p data-part="combobox-empty" className={styles.empty}>
            {emptyLabel}
          </p>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
