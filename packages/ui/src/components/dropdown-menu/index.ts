export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu';
export { DropdownMenuContent, type DropdownMenuContentProps } from './dropdown-menu-content';
export {
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuSeparator,
  type DropdownMenuCheckboxItemProps,
  type DropdownMenuGroupProps,
  type DropdownMenuItemProps,
  type DropdownMenuSeparatorProps,
} from './dropdown-menu-items';
export { DropdownMenuTrigger, type DropdownMenuTriggerProps } from './dropdown-menu-trigger';
