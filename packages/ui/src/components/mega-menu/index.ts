export { MegaMenu, type MegaMenuProps } from './mega-menu';
export { MegaMenuFeature, type MegaMenuFeatureProps } from './mega-menu-feature';
export { megaMenuStyleSources } from './style-sources';
export type { MegaMenuGroup, MegaMenuItem } from './mega-menu-panel';
