'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFormReset } from '../../internal/use-form-reset';
import { useHydrated } from '../../internal/use-hydrated';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import {
  choiceOf,
  isSame,
  listed,
  noChoice,
  optionId,
  optionNamed,
  type ListedOption,
  type OptionFilter,
} from './options';

interface ComboboxOptions {
  filter: OptionFilter;
  /** Writes the error for a text that no option has. */
  unknownLabel: (text: string) => string;
}

/** The state of a text field that finds the options of a `<select>`, which keeps the value. */
export function useCombobox({ filter, unknownLabel }: ComboboxOptions) {
  const id = useId();
  const hydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState({ value: '', label: '', placeholder: '' });
  // Undefined while the field shows the choice.
  const [typed, setTyped] = useState<string>();
  const [unknown, setUnknown] = useState<string>();
  const [options, setOptions] = useState<readonly ListedOption[]>();
  const [current, setCurrent] = useState(-1);

  // The parent may change the options or the value, and the browser fills in forms.
  const read = () => {
    if (!select.current) return;
    const now = choiceOf(select.current);
    setChosen((last) => (isSame(last, now) ? last : now));
  };
  useLayoutEffect(read);
  useLayoutEffect(() => {
    if (hydrated && document.activeElement === select.current) input.current?.focus();
  }, [hydrated]);
  useEffect(() => {
    if (current >= 0)
      document.getElementById(optionId(id, current))?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const show = (text: string | undefined) => {
    const found = listed(select.current!, (option) => text === undefined || filter(option, text));
    setOptions(found);
    return found;
  };
  const close = () => {
    setOptions(undefined);
    setCurrent(-1);
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
  const choose = ({ value, disabled }: ListedOption) => {
    if (disabled) return;
    take(value);
    forget();
    close();
  };
  /** Takes what was typed, or says that it is not in the list. */
  const settle = () => {
    close();
    const control = select.current;
    if (typed === undefined || !control) return;
    const text = typed.trim();
    const option = text ? optionNamed(control, text) : undefined;
    if (option) return choose(option);
    if (noChoice(control)) take('');
    if (text) refuse(text);
    else forget();
  };
  useFormReset(id, () => {
    forget();
    // The browser resets the select after the event.
    setTimeout(read);
  });

  const move = (step: 1 | -1, list: readonly ListedOption[], from: number) => {
    for (let turn = 1; turn <= list.length; turn += 1) {
      const index = (from + step * turn + list.length * 2) % list.length;
      if (!list[index]?.disabled) return setCurrent(index);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const option = options?.[current];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      if (altKey) {
        if (step > 0) show(typed);
        else close();
      } else if (options) move(step, options, current < 0 && step < 0 ? 0 : current);
      else {
        const list = show(typed);
        const place = list.findIndex(({ value }) => value === chosen.value);
        if (place >= 0) setCurrent(place);
        else move(step, list, step < 0 ? 0 : -1);
      }
    } else if (key === 'Enter' && option) {
      // Enter without an option sends the form.
      event.preventDefault();
      choose(option);
    } else if (key === 'Enter') settle();
    else if (key === 'Tab' && option) choose(option);
  };

  return {
    /** The id of the text field. */
    id,
    hydrated,
    select,
    chosen,
    input,
    options,
    current,
    unknown,
    choose,
    close,
    point: setCurrent,
    selectHandlers: {
      onFocus: () => {
        // A summary of errors, a form and the browser focus the control with the value.
        if (hydrated && document.activeElement === select.current) input.current?.focus();
      },
      onChange: read,
    },
    inputProps: {
      value: typed ?? chosen.label,
      placeholder: chosen.placeholder,
      onChange: () => {
        const text = input.current!.value;
        refuse(undefined);
        setTyped(text);
        setCurrent(-1);
        show(text);
      },
      onClick: () => {
        if (!options) show(typed);
      },
      onFocus: () => {
        input.current?.select();
        select.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      },
      onBlur: () => {
        settle();
        // A form checks the control that the reader leaves, and so do its libraries.
        select.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      },
      onKeyDown,
    },
  };
}
