export const ModalMenu = { label: 'Menu', closeLabel: 'Close' };
