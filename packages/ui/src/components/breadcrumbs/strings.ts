export const Breadcrumbs = { 'aria-label': 'Breadcrumb' };
