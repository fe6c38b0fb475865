export { ModalMenu, type ModalMenuProps } from './modal-menu';
export type { ModalMenuGroup } from './modal-menu-groups';
