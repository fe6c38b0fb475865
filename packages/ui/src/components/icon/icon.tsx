import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './icon.css';
import { paths } from './paths';

export type IconName = keyof typeof paths;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * The name of the drawing. Icons are decorative: adjacent text or the control's label gives the
   * meaning.
   */
  name: IconName;
}

/** A line icon in the colour and size of the surrounding text. Renders an `<svg aria-hidden>`. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg
      data-part="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      aria-hidden="true"
      {...rest}
      className={clsx(styles.icon, className)}
    >
      {paths[name]}
    </svg>
  );
}
