export { Toggletip, type ToggletipProps } from './toggletip';
