export { ToastProvider, useToast, type ToastProviderProps } from './toast-provider';
export type { ToastOptions } from './toast-store';
