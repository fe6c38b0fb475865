/** The windows from which a value may differ: `base` is the narrowest, the others `breakpoint` names. */
type Window = 'base' | 'md' | 'lg' | 'xl';

/** One value for every window, or `base` and those from which another holds. */
export type Responsive<Value> =
  Value | ({ base: Value } & { [From in Exclude<Window, 'base'>]?: Value | undefined });

/** A class for each value at each window. */
export type ResponsiveClasses<Value extends string | number> = Record<
  Window,
  Record<Value, string>
>;

/** Returns the classes of a value, so that a server's page needs no style attribute for it. */
export const classesOf = <Value extends string | number>(
  classes: ResponsiveClasses<Value>,
  value: Responsive<Value>,
) =>
  typeof value === 'object'
    ? Object.entries(value).map(([from, one]) => one !== undefined && classes[from as Window][one])
    : classes.base[value];
