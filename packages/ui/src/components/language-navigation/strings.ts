export const LanguageNavigation = { 'aria-label': 'Language' };
