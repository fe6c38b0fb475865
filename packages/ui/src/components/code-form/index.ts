export { CodeForm, type CodeFormProps } from './code-form';
export type { CodeLabels } from './labels';
