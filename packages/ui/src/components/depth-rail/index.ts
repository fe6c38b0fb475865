export { DepthRail, type DepthRailProps } from './depth-rail';
