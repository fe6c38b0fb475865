/**
 * The error with which a form's handler rejects if the server refuses fields that passed the form's
 * own checks. Each of them then shows its message and keeps its value.
 */
export class RefusedFields extends Error {
  /** The names of the fields in the form. */
  readonly fields: readonly string[];

  constructor(fields: readonly string[], options?: ErrorOptions) {
    super(`Refused: ${fields.join(', ')}`, options);
    this.fields = fields;
  }
}
