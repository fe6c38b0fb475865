export { FieldGroup, type FieldGroupProps } from '../../internal/field-group';
export { Field, type FieldProps, type FieldState } from './field';
