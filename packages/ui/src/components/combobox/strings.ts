export const Combobox = {
  emptyLabel: 'No option matches',
  countLabel: (count: number) => `${count} ${count === 1 ? 'option' : 'options'}`,
  unknownLabel: (text: string) => `“${text}” is not in the list. Choose an option from it.`,
};
