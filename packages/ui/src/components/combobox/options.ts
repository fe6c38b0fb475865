/** An option of the list, as its `<option>` has it. */
export interface ListedOption {
  value: string;
  label: string;
  /** The label of the `<optgroup>` around it. */
  group: string | undefined;
  disabled: boolean;
}

/** The id of an option in the list of a field. */
export const optionId = (fieldId: string, index: number) => `${fieldId}-option-${index}`;

/** Returns true if an option belongs in the list for what was typed. */
export type OptionFilter = (option: HTMLOptionElement, text: string) => boolean;

/** Accents. The vowels of Indian scripts are marks too, but belong to their script. */
const marks = /\p{Script=Inherited}/gu;

/** Text without case, accents and outer spaces, since few type them. */
const plain = (text: string) => text.normalize('NFD').replace(marks, '').toLowerCase().trim();

/** Keeps the options that contain what was typed. */
export const containsText: OptionFilter = ({ label }, text) => plain(label).includes(plain(text));

const groupOf = ({ parentElement }: HTMLOptionElement) =>
  parentElement instanceof HTMLOptGroupElement ? parentElement : undefined;

/** The options of a select that pass the filter. The one without a value is its placeholder. */
export const listed = (select: HTMLSelectElement, keeps: (option: HTMLOptionElement) => boolean) =>
  [...select.options]
    .filter((option) => option.value && keeps(option))
    .map((option): ListedOption => {
      const group = groupOf(option);
      return {
        value: option.value,
        label: option.label,
        group: group?.label,
        disabled: option.disabled || Boolean(group?.disabled),
      };
    });

/** The option whose label is what was typed, if possible with its case and accents. */
export function optionNamed(select: HTMLSelectElement, text: string) {
  const named = listed(select, ({ label }) => plain(label) === plain(text)).filter(
    ({ disabled }) => !disabled,
  );
  return named.find(({ label }) => label === text) ?? named[0];
}

/** The option without a value, which stands for no choice. */
export const noChoice = (select: HTMLSelectElement) =>
  [...select.options].find(({ value }) => !value);

/** The choice of a select, and the text that stands for no choice. */
export const choiceOf = (select: HTMLSelectElement) => ({
  value: select.value,
  label: (select.value && select.selectedOptions[0]?.label) || '',
  placeholder: noChoice(select)?.label ?? '',
});

type Choice = ReturnType<typeof choiceOf>;

export const isSame = (one: Choice, other: Choice) =>
  one.value === other.value && one.label === other.label && one.placeholder === other.placeholder;

export const isSameList = (one: readonly ListedOption[], other: readonly ListedOption[]) =>
  one.length === other.length &&
  one.every((option, index) => {
    const { value, label, group, disabled } = other[index]!;
    return (
      option.value === value &&
      option.label === label &&
      option.group === group &&
      option.disabled === disabled
    );
  });
