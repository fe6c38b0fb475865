export { brandStyles, type Brand } from './styles/brand';
export { contrast, contrastMisses } from './styles/contrast';
export { vars } from './styles/contract.css';
export { layers } from './styles/layers.css';
export { breakpoint, media } from './styles/media';
export { bands, scale, themes, type Band, type Theme } from './styles/tokens';
