import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './player.css';

export interface PlayerSettingsProps extends ComponentPropsWithRef<'div'> {}

/** Fields that change the scene, hidden without scripts and in print. Renders a `<div>`. */
export function PlayerSettings({ className, ...rest }: PlayerSettingsProps) {
  return <div {...rest} className={clsx(styles.settings, className)} />;
}
