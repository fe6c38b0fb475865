export { ScaleRail, type ScaleRailProps } from './scale-rail';
