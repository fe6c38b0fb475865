export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { DialogClose, type DialogCloseProps } from './dialog-close';
export { DialogContent, type DialogContentProps } from './dialog-content';
export { DialogFooter, type DialogFooterProps } from './dialog-footer';
export { DialogTrigger, type DialogTriggerProps } from './dialog-trigger';
