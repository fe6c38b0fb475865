/**
 * The error a form's handler rejects with if the server refuses fields that the form itself accepted.
 * Each of them then shows its message, and everything typed stays.
 */
export class RefusedFields extends Error {
  /** The fields, by their names in the form. */
  readonly fields: readonly string[];

  constructor(fields: readonly string[], options?: ErrorOptions) {
    super(`Refused: ${fields.join(', ')}`, options);
    this.fields = fields;
  }
}
