export const TextArea = {
  charactersLeft: (left: number) =>
    `${left.toLocaleString('en')} ${left === 1 ? 'character' : 'characters'} left`,
};
