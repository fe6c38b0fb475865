export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu';
export { DropdownMenuContent, type DropdownMenuContentProps } from './dropdown-menu-content';
export {
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuSeparator,
  type DropdownMenuGroupProps,
  type DropdownMenuItemProps,
  type DropdownMenuSeparatorProps,
} from './dropdown-menu-items';
export {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  type DropdownMenuCheckboxItemProps,
  type DropdownMenuRadioGroupProps,
  type DropdownMenuRadioItemProps,
} from './dropdown-menu-settings';
export { DropdownMenuTrigger, type DropdownMenuTriggerProps } from './dropdown-menu-trigger';
