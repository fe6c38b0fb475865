export { Popover, type PopoverProps } from './popover';
export { PopoverContent, type PopoverContentProps } from './popover-content';
export { PopoverTrigger, type PopoverTriggerProps } from './popover-trigger';
