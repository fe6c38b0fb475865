export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { DialogContent, type DialogContentProps } from './dialog-content';
export {
  DialogClose,
  DialogFooter,
  DialogTrigger,
  type DialogCloseProps,
  type DialogFooterProps,
  type DialogTriggerProps,
} from './dialog-parts';
