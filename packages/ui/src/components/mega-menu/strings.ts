export const MegaMenu = { label: 'Main' };
