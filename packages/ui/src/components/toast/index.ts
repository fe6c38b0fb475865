export { ToastProvider, useToast, type ToastProviderProps } from './toast-provider';
export type { ToastAction, ToastOptions } from './toast-store';
