declare global {
  interface Document {
    /** What the visitor pressed last, until it is heard, or the visitor does something else. */
    pressed?: EventTarget | false | null | undefined;
  }
}

/** Remembers the last press: the code that answers it may not have loaded yet. */
export const script =
  `["click","keydown","wheel","touchmove"].map(t=>` +
  `addEventListener(t,e=>{document.pressed=t=="click"&&e.target},{capture:!0,passive:!0}));`;
