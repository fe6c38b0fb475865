import { Scanner } from './scanner.ts';

export interface OrderTerm {
  column: string;
  direction?: 'asc' | 'desc';
  nulls?: 'first' | 'last';
}

/** Reads `order=section,order_index.desc.nullslast`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner('order', text);
  const terms = scanner.list(() => {
    const column = scanner.name();
    const direction = scanner.take(/\.(asc|desc)/y)?.[1];
    const nulls = scanner.take(/\.nulls(first|last)/y)?.[1];
    return { column, ...(direction && { direction }), ...(nulls && { nulls }) } as OrderTerm;
  });
  scanner.end();
  return terms;
}
