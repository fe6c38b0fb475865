export { Product as default } from '../../ui/blocks/product.tsx';
