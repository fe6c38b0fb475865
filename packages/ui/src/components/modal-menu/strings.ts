export const ModalMenu = {
  label: 'Menu',
  closeLabel: 'Close',
  externalLabel: '(opens another site)',
};
