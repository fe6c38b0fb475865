export const TableOfContents = { titleLabel: 'On this page' };
