export * as english from './english';
export { german } from './german';
export { pseudo } from './pseudo';
export type { PartialStrings, Strings } from './strings';
