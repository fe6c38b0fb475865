export const Footer = {
  navLabel: 'Footer',
  legalLabel: 'Legal',
  externalLabel: '(opens another site)',
};
