import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './player.css';

export interface PlayerSettingsProps extends ComponentPropsWithRef<'div'>, Renders {}

/** Fields that change the scene, hidden without scripts and in print. Renders a `<div>`. */
export function PlayerSettings({ className, ...rest }: PlayerSettingsProps) {
  return renderPart('div', {
    'data-part': 'player-settings',
    ...rest,
    className: clsx(styles.settings, className),
  });
}
