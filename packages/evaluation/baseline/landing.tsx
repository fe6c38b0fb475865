export { Landing as default } from '../../ui/blocks/landing.tsx';
