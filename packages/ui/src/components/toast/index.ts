export { createToastManager } from './toast-manager';
export type {
  ToastAction,
  ToastEntry,
  ToastManager,
  ToastOptions,
  ToastStage,
  ToastStages,
} from './toast-manager';
export { ToastProvider, useToast, type ToastProviderProps } from './toast-provider';
