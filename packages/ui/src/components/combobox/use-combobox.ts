'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { isComposing } from '../../internal/is-composing';
import { useFind } from '../../internal/use-find';
import { useFormReset } from '../../internal/use-form-reset';
import { useHydrated } from '../../internal/use-hydrated';
import type { ChangeReason } from '../../internal/use-controllable-state';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { useOpening, type OpenOptions } from '../../internal/use-open-state';
import {
  choiceOf,
  isSame,
  isSameList,
  listed,
  noChoice,
  optionId,
  optionNamed,
  type ListedOption,
  type OptionFilter,
} from './options';

interface ComboboxOptions extends OpenOptions {
  /** True if the parent has the value. */
  isControlled: boolean;
  filter: OptionFilter;
  /** Writes the error for a text that no option has. */
  unknownLabel: (text: string) => string;
  onTextChange?: ((text: string) => void) | undefined;
}

/** Returns true if a control has the focus of its tree, such as of a shadow root. */
const hasFocus = (control: Element | null) =>
  control !== null && (control.getRootNode() as Document).activeElement === control;

/** The state of a text field that finds the options of a `<select>`, which keeps the value. */
export function useCombobox({
  isControlled,
  filter,
  unknownLabel,
  onTextChange,
  onOpenChange,
  ...openOptions
}: ComboboxOptions) {
  const id = useId();
  const find = useFind();
  const hydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState({ value: '', label: '', placeholder: '' });
  // Undefined while the field shows the choice.
  const [typed, setTyped] = useState<string>();
  const [unknown, setUnknown] = useState<string>();
  const [options, setOptions] = useState<readonly ListedOption[]>([]);
  const [current, setCurrent] = useState(-1);
  const opening = useOpening({
    ...openOptions,
    onOpenChange: (next, details) => {
      onOpenChange?.(next, details);
      if (!next && !details.isCanceled) setCurrent(-1);
    },
  });
  const { open, setOpen } = opening;

  // The parent may change the options or the value, and the browser fills in forms.
  const read = () => {
    if (!select.current) return;
    const now = choiceOf(select.current);
    setChosen((last) => (isSame(last, now) ? last : now));
  };
  useLayoutEffect(read);
  useLayoutEffect(() => {
    if (hydrated && hasFocus(select.current)) input.current?.focus();
  }, [hydrated]);
  useEffect(() => {
    if (current >= 0) find(optionId(id, current))?.scrollIntoView({ block: 'nearest' });
  }, [id, current, find]);

  const list = (text: string | undefined) => {
    const found = listed(select.current!, (option) => text === undefined || filter(option, text));
    setOptions((last) => (isSameList(last, found) ? last : found));
    return found;
  };
  /** Keeps the option that the arrow keys have reached, wherever it is in another list. */
  const follow = (found: readonly ListedOption[]) => {
    const reached = options[current];
    if (reached) setCurrent(found.findIndex(({ value }) => value === reached.value));
  };
  // The parent may open it, or change the options while it is open, such as for what was typed.
  useLayoutEffect(() => {
    if (open && select.current) follow(list(typed));
  });
  const show = (text: string | undefined, reason: ChangeReason, event: Event) => {
    setOpen(true, reason, event);
    return list(text);
  };
  const refuse = (text: string | undefined) => {
    setUnknown(text);
    select.current?.setCustomValidity(text ? unknownLabel(text) : '');
  };
  const take = (value: string) => {
    const control = select.current!;
    if (control.value === value) return;
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const forget = () => {
    refuse(undefined);
    setTyped(undefined);
  };
  const choose = ({ value, disabled }: ListedOption, event: Event) => {
    if (disabled) return;
    take(value);
    forget();
    setOpen(false, 'item-press', event);
  };
  /** Takes what was typed, or says that it is not in the list. */
  const settle = (reason: ChangeReason, event: Event) => {
    setOpen(false, reason, event);
    const control = select.current;
    if (typed === undefined || !control) return;
    const text = typed.trim();
    const option = text ? optionNamed(control, text) : undefined;
    if (option) {
      take(option.value);
      return forget();
    }
    if (noChoice(control)) take('');
    if (text) refuse(text);
    else forget();
  };
  useFormReset(id, (event) => {
    if (event.defaultPrevented && !isControlled) return;
    forget();
    read();
  });

  const move = (step: 1 | -1, among: readonly ListedOption[], from: number) => {
    for (let turn = 1; turn <= among.length; turn += 1) {
      const index = (from + step * turn + among.length * 2) % among.length;
      if (!among[index]?.disabled) return setCurrent(index);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, nativeEvent } = event;
    if (isComposing(nativeEvent)) return;
    const option = open ? options[current] : undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      if (altKey) {
        if (step > 0) show(typed, 'list-navigation', nativeEvent);
        else setOpen(false, 'list-navigation', nativeEvent);
      } else if (open) move(step, options, current < 0 && step < 0 ? 0 : current);
      else {
        const found = show(typed, 'list-navigation', nativeEvent);
        const place = found.findIndex(({ value }) => value === chosen.value);
        if (place >= 0) setCurrent(place);
        else move(step, found, step < 0 ? 0 : -1);
      }
    } else if (key === 'Enter' && option) {
      // Enter without an option sends the form.
      event.preventDefault();
      choose(option, nativeEvent);
    } else if (key === 'Enter') settle('input', nativeEvent);
    else if (key === 'Tab' && option) choose(option, nativeEvent);
  };

  return {
    /** The id of the text field. */
    id,
    hydrated,
    select,
    chosen,
    input,
    opening,
    options,
    current,
    unknown,
    choose,
    point: setCurrent,
    selectHandlers: {
      onFocus: () => {
        // A summary of errors, a form and the browser focus the control with the value.
        if (hydrated && hasFocus(select.current)) input.current?.focus();
      },
      onChange: read,
    },
    inputProps: {
      value: typed ?? chosen.label,
      placeholder: chosen.placeholder,
      onChange: ({ nativeEvent }: ChangeEvent) => {
        const text = input.current!.value;
        refuse(undefined);
        setTyped(text);
        setCurrent(-1);
        show(text, 'input', nativeEvent);
        onTextChange?.(text);
      },
      onClick: ({ nativeEvent }: MouseEvent) => {
        if (!open) show(typed, 'trigger-press', nativeEvent);
      },
      onFocus: () => {
        input.current?.select();
        select.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      },
      onBlur: ({ nativeEvent }: FocusEvent) => {
        settle('focus-out', nativeEvent);
        // A form checks the control that the reader leaves, and so do its libraries.
        select.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      },
      onKeyDown,
    },
  };
}
