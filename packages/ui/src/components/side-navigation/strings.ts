export const SideNavigation = { 'aria-label': 'In this section' };
