/** The parameters of a statement. A value only ever travels here; the SQL text holds its number. */
export class Binds {
  readonly values: string[] = [];

  /** Keeps `value` and returns the `$n` that stands for it. */
  add(value: string | number): string {
    return `$${this.values.push(String(value))}`;
  }

  /** Keeps a list as one array, whose elements Postgres converts to whatever it is compared with. */
  addArray(values: readonly string[]): string {
    const elements = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
    return this.add(`{${elements.join(',')}}`);
  }
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function qualifiedName({ schema, name }: { schema: string; name: string }): string {
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}
