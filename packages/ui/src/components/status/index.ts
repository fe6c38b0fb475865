export { ErrorMessage, type ErrorMessageProps } from './error-message';
export { Loading, type LoadingProps } from './loading';
