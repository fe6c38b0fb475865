export { Person, type PersonProps } from './person';
