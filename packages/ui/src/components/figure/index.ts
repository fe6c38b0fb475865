export { Figure, type FigurePart, type FigureProps } from './figure';
