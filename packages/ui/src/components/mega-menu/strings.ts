export const MegaMenu = { label: 'Main', externalLabel: '(opens another site)' };
