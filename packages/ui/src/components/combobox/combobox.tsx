'use client';

import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Count } from '../../internal/count';
import { FieldFrame } from '../../internal/field';
import { box, control as bare } from '../../internal/field.css';
import { mergeRefs } from '../../internal/merge-refs';
import type { ChangeHandler } from '../../internal/use-controllable-state';
import type { OpenOptions } from '../../internal/use-open-state';
import { useField, type FieldWords } from '../../internal/use-field';
import { useStrings } from '../../internal/use-strings';
import { Icon } from '../icon';
import { NativeSelect } from '../select/native-select';
import * as selectStyles from '../select/select.css';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import { ComboboxList } from './combobox-list';
import * as styles from './combobox.css';
import { containsText, optionId, type OptionFilter } from './options';
import { Combobox as english } from './strings';
import { useCombobox } from './use-combobox';

export interface ComboboxProps
  extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'>, FieldWords, OpenOptions {
  /** The label of the field, above it. */
  label: ReactNode;
  /** `<option>` and `<optgroup>` elements. The one without a value is the placeholder. */
  children: ReactNode;
  /** Called with the chosen value. A cancelled change restores the choice before it. */
  onValueChange?: ChangeHandler<string> | undefined;
  /** Called with what is typed, such as to ask a server for the options. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Decides which options are listed for what was typed. @default the labels that contain it */
  filter?: OptionFilter | undefined;
  /** Shown when no option matches. @default 'No option matches' */
  emptyLabel?: string | undefined;
  /** The number of options, announced while typing. */
  countLabel?: ((count: number) => string) | undefined;
  /** The error for a text that no option has. */
  unknownLabel?: ((text: string) => string) | undefined;
}

/**
 * One of many options, found by typing. Renders a `<div>` around a `<select>`, which without scripts
 * is the field, and otherwise keeps the value behind a text field: `className` goes to the `<div>`,
 * `ref` and all other props to the `<select>`.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hint,
    error: givenError,
    filter = containsText,
    emptyLabel,
    countLabel,
    unknownLabel,
    onTextChange,
    open,
    defaultOpen,
    onOpenChange,
    onOpenChangeComplete,
    ref,
    onFocus,
    onChange,
    className,
    ...rest
  } = useStrings('Combobox', english, props);
  const frame = useRef<HTMLDivElement>(null);
  const {
    id: inputId,
    hydrated,
    select,
    selectHandlers,
    input,
    inputProps,
    opening,
    options,
    current,
    chosen,
    unknown,
    point,
    choose,
  } = useCombobox({
    isControlled: rest.value !== undefined,
    filter,
    unknownLabel,
    onTextChange,
    open,
    defaultOpen,
    onOpenChange,
    onOpenChangeComplete,
  });
  const { control, ids, error } = useField({
    ...rest,
    hint,
    error: unknown === undefined ? givenError : unknownLabel(unknown),
  });
  const { id } = control;
  const labelId = `${inputId}-label`;
  const listId = `${inputId}-list`;
  const isOpen = opening.open;
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => next || opening.change(false)}>
      <FieldFrame {...{ label, labelId, hint, error, ids, className }} id={hydrated ? inputId : id}>
        <Radix.Anchor asChild>
          <div ref={frame} data-part="combobox" className={box}>
            <NativeSelect
              {...rest}
              {...(hydrated ? { id, 'aria-hidden': true, tabIndex: -1 } : control)}
              ref={mergeRefs(ref, select)}
              onFocus={(event) => {
                onFocus?.(event);
                selectHandlers.onFocus();
              }}
              onChange={(event) => {
                onChange?.(event);
                selectHandlers.onChange();
              }}
              className={clsx(bare, hydrated ? styles.behind : selectStyles.select)}
            />
            {hydrated && (
              <input
                data-part="combobox-text"
                {...control}
                {...inputProps}
                ref={input}
                id={inputId}
                type="text"
                role="combobox"
                aria-expanded={isOpen}
                aria-autocomplete="list"
                aria-controls={isOpen && options.length ? listId : undefined}
                aria-activedescendant={current < 0 ? undefined : optionId(inputId, current)}
                aria-required={rest.required || undefined}
                disabled={rest.disabled}
                form={rest.form}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className={clsx(bare, styles.text)}
              />
            )}
            <Icon name="chevron" className={selectStyles.chevron} />
            <Count htmlFor={inputId} className={visuallyHidden}>
              {isOpen ? (options.length ? countLabel(options.length) : emptyLabel) : ''}
            </Count>
          </div>
        </Radix.Anchor>
      </FieldFrame>
      {hydrated && opening.state !== 'closed' && (
        <ComboboxList
          opening={opening}
          id={listId}
          labelId={labelId}
          options={options}
          current={current}
          chosen={chosen.value}
          emptyLabel={emptyLabel}
          fieldId={inputId}
          onPoint={point}
          onChoose={choose}
          isField={(target) => Boolean(frame.current?.contains(target as Node))}
        />
      )}
    </Radix.Root>
  );
}
