export const ToastProvider = { regionLabel: 'Notifications', closeLabel: 'Close' };
