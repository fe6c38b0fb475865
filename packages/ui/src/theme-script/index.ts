export { themeScript, themeScriptHash, type ThemeScriptOptions } from './theme-script';
