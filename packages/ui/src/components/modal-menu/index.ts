export { ModalMenu, type ModalMenuProps } from './modal-menu';
export type { ModalMenuGroup, ModalMenuLink } from './modal-menu-groups';
