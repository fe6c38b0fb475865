/** The parameters of a statement. Values are passed only here; the SQL text holds placeholders. */
export class Binds {
  readonly values: string[] = [];

  /** Adds `value` and returns its `$n` placeholder. */
  add(value: string | number): string {
    return `$${this.values.push(String(value))}`;
  }

  /** Adds a list as one array, whose elements Postgres converts to the type they are compared with. */
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
