import { Logo, LogoMark, type LogoProps } from '@hadal/ui';
import { brand } from '../brand';

/** Our logo, linked to the home page. */
export const SiteLogo = ({ size }: Pick<LogoProps, 'size'>) => (
  <Logo href="/" name={brand.name} mark={<LogoMark />} size={size} />
);
