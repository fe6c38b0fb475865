export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu';
export { DropdownMenuContent, type DropdownMenuContentProps } from './dropdown-menu-content';
export {
  DropdownMenuGroup,
  DropdownMenuSeparator,
  type DropdownMenuGroupProps,
  type DropdownMenuSeparatorProps,
} from './dropdown-menu-groups';
export { DropdownMenuItem, type DropdownMenuItemProps } from './dropdown-menu-item';
export {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  type DropdownMenuCheckboxItemProps,
  type DropdownMenuRadioGroupProps,
  type DropdownMenuRadioItemProps,
} from './dropdown-menu-settings';
export { DropdownMenuTrigger, type DropdownMenuTriggerProps } from './dropdown-menu-trigger';
