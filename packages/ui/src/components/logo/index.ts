export { Logo, type LogoProps } from './logo';
export { LogoMark, type LogoMarkProps } from './logo-mark';
