import { Logo, LogoMark, type LogoProps } from '@hadal/ui';
import { brand } from '../brand';

/** Our logo, which leads home. */
export const SiteLogo = ({ size }: Pick<LogoProps, 'size'>) => (
  <Logo href="/" name={brand.name} mark={<LogoMark />} size={size} />
);
