export { Button, type ButtonProps } from './button';
export { ButtonLink, type ButtonLinkProps } from './button-link';
export { IconButton, type IconButtonProps } from './icon-button';
