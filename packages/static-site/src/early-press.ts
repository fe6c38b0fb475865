/** Remembers the last press, as `document.pressed`: the code that answers it may not have loaded yet. */
export const script =
  `["click","keydown","scroll"].map(t=>` +
  `addEventListener(t,e=>{document.pressed=t=="click"&&e.target},!0));`;
