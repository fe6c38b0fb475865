export { LogoRow, LogoRowItem, type LogoRowItemProps, type LogoRowProps } from './logo-row';
