export { Onward, type OnwardPage, type OnwardProps } from './onward';
