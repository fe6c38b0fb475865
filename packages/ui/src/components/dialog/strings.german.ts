import type { Strings } from '../../locales/strings';

export const ConfirmDialog: Strings['ConfirmDialog'] = {
  pendingLabel: 'Einen Moment …',
  cancelLabel: 'Abbrechen',
  failedLabel: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};
export const DialogContent: Strings['DialogContent'] = { closeLabel: 'Schließen' };
