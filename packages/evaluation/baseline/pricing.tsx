export { Pricing as default } from '../../ui/blocks/pricing.tsx';
