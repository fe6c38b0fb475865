export { ContourDivider, type ContourDividerProps } from './contour-divider';
