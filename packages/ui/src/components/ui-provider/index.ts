export { UiProvider, type UiProviderProps } from './ui-provider';
export { setRequestStrings } from '../../internal/ui-context';
