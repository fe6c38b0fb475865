import type { FormErrors } from '../../internal/form-context';

/** Submitted values by field name: text or files, and a list for a name with several. */
export type FormValues = Record<string, FormDataEntryValue | readonly FormDataEntryValue[]>;

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Result<Values> =
  { readonly value: Values; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** A schema of any library that follows Standard Schema, such as Zod, Valibot and ArkType. */
export interface FormSchema<Values> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Result<Values> | Promise<Result<Values>>;
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(({ name }) => name);

/** Controls that each submit an answer of their own: neither groups and buttons, nor radios. */
const answers = ':is(input, select, textarea):not([type="radio"], [type="submit"], [type="image"])';

/** Returns true if the control shares its name with others, or takes several answers itself. */
function takesSeveral(control: Control, all: readonly Control[]) {
  if (control.matches('select[multiple], [type="file"][multiple]')) return true;
  // One tick may be all that a group has today.
  const isTick = control.type === 'checkbox';
  return all.some(
    (other) =>
      other !== control &&
      other.name === control.name &&
      (isTick || (control.matches(answers) && other.matches(answers))),
  );
}

/** The values of a form by name. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const controls = controlsOf(form);
  const lists = controls
    .filter((control) => takesSeveral(control, controls))
    .map(({ name }) => [name, data.getAll(name)] as const);
  return { ...Object.fromEntries(data), ...Object.fromEntries(lists) };
}

/** Returns the first control of this name, or the group around it. */
export const fieldOf = (form: HTMLFormElement, name: string) =>
  controlsOf(form).find((control) => control.name === name);

/** The name of the control that an issue is about, or '' if it is about none. */
function nameOf({ path = [] }: Issue, names: ReadonlySet<string>) {
  const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
  const whole = keys.join('.');
  return names.has(whole) ? whole : (keys[0] ?? '');
}

/** Errors of a form by field name, in the order of its fields; its values if there are none. */
export function check<Values>(
  form: HTMLFormElement,
  schema: FormSchema<Values> | undefined,
): { problems: FormErrors; values?: Values } {
  const controls = controlsOf(form);
  const names = new Set(controls.map(({ name }) => name));
  const messages = new Map<string, string>();
  const note = (name: string, message: string) => {
    if (!messages.has(name)) messages.set(name, message);
  };
  const values = valuesOf(form);
  let valid = values as Values;
  if (schema) {
    const result = schema['~standard'].validate(values);
    if (result instanceof Promise)
      throw new Error(
        'The schema of a Form checks on every keystroke, so it cannot be asynchronous. Check in `onSend`, and answer with `errors`.',
      );
    if (result.issues) for (const issue of result.issues) note(nameOf(issue, names), issue.message);
    else valid = result.value;
    // What a control refuses by itself, such as the text of a Combobox that no option has, or half a
    // date, of which the schema sees nothing.
    for (const { name, willValidate, validity, validationMessage } of controls)
      if (willValidate && (validity.customError || validity.badInput))
        note(name, validationMessage);
  } else {
    for (const { name, willValidate, validity, validationMessage } of controls)
      if (willValidate && !validity.valid) note(name, validationMessage);
  }
  if (messages.size === 0) return { problems: {}, values: valid };
  const order = [...new Set([...names, ...messages.keys()])];
  return {
    problems: Object.fromEntries(
      order.flatMap((name) => (messages.has(name) ? [[name, messages.get(name)]] : [])),
    ),
  };
}
