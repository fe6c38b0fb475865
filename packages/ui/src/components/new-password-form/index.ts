export type { NewPasswordLabels } from './labels';
export { NewPasswordForm, type NewPasswordFormProps } from './new-password-form';
