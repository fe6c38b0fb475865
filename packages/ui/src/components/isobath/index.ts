export { Isobath, type IsobathProps } from './isobath';
