export { brandStyles, type Brand } from './styles/brand';
export { contrast, contrastMisses, type Least } from './styles/contrast';
export { vars } from './styles/contract.css';
export { layers } from './styles/layers.css';
export { breakpoint, media } from './styles/media';
export { contrastStyles, moreContrast, moreThanLeast } from './styles/more-contrast';
export { bands, compact, scale, themes, type Band, type Theme } from './styles/tokens';
