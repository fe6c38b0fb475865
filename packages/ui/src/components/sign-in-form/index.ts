export type { SignInLabels } from './labels';
export { SignInForm, type SignInFormProps } from './sign-in-form';
export type { Credentials } from './sign-in-schema';
