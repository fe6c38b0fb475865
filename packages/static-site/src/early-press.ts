/** Remembers the last press, as `document.pressed`: the code that answers it may not have loaded yet. */
export const script =
  `["click","keydown","wheel","touchmove"].map(t=>` +
  `addEventListener(t,e=>{document.pressed=t=="click"&&e.target},{capture:!0,passive:!0}));`;
