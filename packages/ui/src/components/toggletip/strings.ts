export const Toggletip = { linkLabel: 'In the glossary' };
