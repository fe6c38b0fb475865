export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { DialogClose, type DialogCloseProps } from './dialog-close';
export { DialogContent, type DialogContentProps } from './dialog-content';
export {
  DialogFooter,
  DialogTrigger,
  type DialogFooterProps,
  type DialogTriggerProps,
} from './dialog-parts';
