export const PageHead = { breadcrumbLabel: 'Breadcrumb', linksLabel: 'On this page' };
