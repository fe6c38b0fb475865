export interface DerivedEquation {
  /** Its symbol, by which others refer to it: "E10". */
  symbol: string;
  name: string;
  /** The symbols of those that it rests on. */
  from: readonly string[];
}

/** Returns equations in ranks, each one after all that it rests on. */
export function arrange(equations: readonly DerivedEquation[]): DerivedEquation[][] {
  const find = (symbol: string) => equations.find((each) => each.symbol === symbol)!;
  const rankOf = ({ from }: DerivedEquation): number =>
    Math.max(0, ...from.map((symbol) => 1 + rankOf(find(symbol))));
  return equations.reduce<DerivedEquation[][]>((ranks, each) => {
    (ranks[rankOf(each)] ??= []).push(each);
    return ranks;
  }, []);
}

/** Returns the symbols of an equation and of all that it rests on. */
export function restsOn(equations: readonly DerivedEquation[], symbol: string): Set<string> {
  const { from } = equations.find((each) => each.symbol === symbol)!;
  return new Set([symbol, ...from.flatMap((each) => [...restsOn(equations, each)])]);
}

/** Returns what an equation rests on without what that rests on in its turn. */
export function nearest(equations: readonly DerivedEquation[], { from }: DerivedEquation) {
  return from.filter(
    (each) => !from.some((other) => other !== each && restsOn(equations, other).has(each)),
  );
}
