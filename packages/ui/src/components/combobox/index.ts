export { Combobox, type ComboboxProps } from './combobox';
export type { OptionFilter } from './options';
