export { Documentation as default } from '../../ui/blocks/documentation.tsx';
