type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A visitor's entry in one field, identified by the address its form posts to and its name. */
export interface Typed {
  action: string;
  name: string;
  /** Tells apart fields that share a name. */
  index: number;
  value: string;
  checked?: boolean;
}

// Passwords must not be stored, and hidden fields hold nothing a visitor entered.
const isTyped = (field: Element): field is Field =>
  field.matches('input[name]:not([type="password"], [type="hidden"]), textarea, select');

/** Returns the fields of forms that use POST. */
function fieldsOf(part: ParentNode) {
  const forms = [...part.querySelectorAll<HTMLFormElement>('form[action]')];
  return forms.flatMap((form) => {
    const action = form.getAttribute('action')!;
    const fields = [...form.elements].filter(isTyped);
    return fields.map((field) => {
      const { name } = field;
      const index = fields.filter((other) => other.name === name).indexOf(field);
      return { field, action, name, index };
    });
  });
}

/** Reads what the visitor entered into the forms of a page. */
export const readTyped = (part: ParentNode): Typed[] =>
  fieldsOf(part)
    .filter(({ field }) => field.value)
    .map(({ field, ...place }) => ({
      ...place,
      value: field.value,
      ...('checked' in field && { checked: field.checked }),
    }));

/** Restores the entries in the same forms of another page or another copy of the page. */
export function writeTyped(part: ParentNode, typed: readonly Typed[]): void {
  for (const { field, ...place } of fieldsOf(part)) {
    const same = typed.find(
      ({ action, name, index }) =>
        action === place.action && name === place.name && index === place.index,
    );
    if (!same) continue;
    // The value of a checkbox or a radio button is fixed.
    if (same.checked === undefined || !/^(?:checkbox|radio)$/.test(field.type))
      field.value = same.value;
    else if ('checked' in field) field.checked = same.checked;
  }
}
