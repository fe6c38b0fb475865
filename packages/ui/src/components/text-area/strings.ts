export const TextArea = {
  // Commas without `Intl`, whose first use takes a slow phone 100 ms, or `numberFormat`, which takes 900 bytes.
  charactersLeft: (left: number) =>
    `${String(left).replace(/\B(?=(?:\d{3})+$)/g, ',')} ${left === 1 ? 'character' : 'characters'} left`,
};
