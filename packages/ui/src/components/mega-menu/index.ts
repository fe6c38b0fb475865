export { MegaMenu, type MegaMenuProps } from './mega-menu';
export { MegaMenuFeature, type MegaMenuFeatureProps } from './mega-menu-feature';
export type { MegaMenuGroup, MegaMenuItem } from './mega-menu-panel';
