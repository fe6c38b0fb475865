export const ThemeToggle = {
  toLightLabel: 'Switch to light theme',
  toDarkLabel: 'Switch to dark theme',
};
