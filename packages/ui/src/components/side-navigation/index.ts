export {
  SideNavigation,
  type SideNavigationGroup,
  type SideNavigationLink,
  type SideNavigationProps,
} from './side-navigation';
