import type * as english from './english';

type English = typeof english;

/** Every string of the package, by component and by the prop that replaces it. */
export type Strings = { [Component in keyof English]: Omit<English[Component], 'locale'> };

/** Some of them: components are in English for the rest. */
export type PartialStrings = {
  [Component in keyof Strings]?: {
    [Prop in keyof Strings[Component]]?: Strings[Component][Prop] extends (
      ...values: never[]
    ) => unknown
      ? Strings[Component][Prop]
      : Strings[Component][Prop] extends object
        ? Partial<Strings[Component][Prop]>
        : Strings[Component][Prop];
  };
};
