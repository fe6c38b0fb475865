import type { AriaAttributes, ClassAttributes, CSSProperties, DOMAttributes } from 'react';

/** Attributes of MathML Core elements; numbers and booleans are written as text. */
export interface MathMLProps
  extends AriaAttributes, ClassAttributes<MathMLElement>, DOMAttributes<MathMLElement> {
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  lang?: string | undefined;
  /** For `<math>`: displayed on a line of its own, or inline. */
  display?: 'block' | 'inline' | undefined;
  displaystyle?: 'true' | 'false' | undefined;
  /** For `<mi>`: upright, such as the name of a function. */
  mathvariant?: 'normal' | undefined;
  stretchy?: 'true' | 'false' | undefined;
  linethickness?: string | undefined;
  lspace?: string | undefined;
  rspace?: string | undefined;
  width?: string | undefined;
}

type MathMLElements = Record<
  | 'math'
  | 'mfrac'
  | 'mi'
  | 'mn'
  | 'mo'
  | 'mover'
  | 'mpadded'
  | 'mroot'
  | 'mrow'
  | 'mspace'
  | 'msqrt'
  | 'mstyle'
  | 'msub'
  | 'msubsup'
  | 'msup'
  | 'mtable'
  | 'mtd'
  | 'mtext'
  | 'mtr'
  | 'munder'
  | 'munderover',
  MathMLProps
>;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- how React's types name the elements there are
  namespace JSX {
    interface IntrinsicElements extends MathMLElements {}
  }
}
