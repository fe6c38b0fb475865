export {
  LanguageNavigation,
  type LanguageLink,
  type LanguageNavigationProps,
} from './language-navigation';
