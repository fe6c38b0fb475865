import { parseField, type Field } from './field.ts';
import { Scanner } from './scanner.ts';

export interface OrderTerm {
  field: Field;
  /** The embedded resource that the field belongs to. */
  relation?: string;
  direction?: 'asc' | 'desc';
  nulls?: 'first' | 'last';
}

/** Parses `order=section,order_index.desc.nullslast,ships(name)`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner('order', text);
  const terms = scanner.list(() => {
    scanner.take(/\s+/y);
    const outer = parseField(scanner);
    const isRelated = outer.path.length === 0 && scanner.accept('(');
    const field = isRelated ? parseField(scanner) : outer;
    if (isRelated) scanner.expect(')');
    const direction = scanner.take(/\.(asc|desc)(?=[.,\s]|$)/y)?.[1];
    const nulls = scanner.take(/\.nulls(first|last)(?=[,\s]|$)/y)?.[1];
    scanner.take(/\s+/y);
    return {
      field,
      ...(isRelated && { relation: outer.column }),
      ...(direction && { direction }),
      ...(nulls && { nulls }),
    } as OrderTerm;
  });
  scanner.end();
  return terms;
}
