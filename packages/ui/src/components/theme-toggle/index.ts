export type { ThemeName } from './theme';
export { ThemeToggle, type ThemeToggleProps } from './theme-toggle';
export { useTheme } from './use-theme';
