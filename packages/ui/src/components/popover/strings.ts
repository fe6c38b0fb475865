export const PopoverContent = { closeLabel: 'Close' };
