import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './drawing.css';

export interface SceneProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The text alternative, in a sentence. */
  title: string;
}

interface SceneFrameProps extends ComponentPropsWithRef<'div'> {
  title: string;
}

/** One picture in several versions, of which one is shown. Renders a `<div role="img">`. */
export function Scene({ title, className, ...rest }: SceneFrameProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot follow the theme
  return <div {...rest} role="img" aria-label={title} className={clsx(styles.scene, className)} />;
}
