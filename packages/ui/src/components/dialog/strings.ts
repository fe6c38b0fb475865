export const ConfirmDialog = {
  pendingLabel: 'Working…',
  cancelLabel: 'Cancel',
  failedLabel: 'That did not work. Please try again.',
};
export const DialogContent = { closeLabel: 'Close' };
