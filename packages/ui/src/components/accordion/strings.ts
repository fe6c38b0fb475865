export const AccordionToggle = { openLabel: 'Open all', closeLabel: 'Close all' };
