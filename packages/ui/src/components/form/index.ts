export type { FormErrors, FormState } from '../../internal/form-context';
export type { FormSchema, FormValues } from './check';
export { Form, type FormProps } from './form';
export type { FormAnswer } from './use-form-errors';
export type { FormAction, FormSend, FormSubmission } from './use-form-submission';
