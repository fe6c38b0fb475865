import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../container';
import { Heading } from '../heading';
import { Inline } from '../inline';
import { Text } from '../text';
import * as styles from './not-found-layout.css';

export interface NotFoundLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's `<h1>`. */
  title: ReactNode;
  /** An explanation of what happened, in a sentence or two. */
  children: ReactNode;
  /** Ways on: a primary `ButtonLink` and a secondary one. */
  actions: ReactNode;
  /** Further ways on, as `TextLink`s. */
  links?: ReactNode;
  /** A drawing whose inline end may be cropped. */
  drawing: ReactNode;
}

/** The entire content of a page that was not found. Renders a `<div>`. */
export function NotFoundLayout({
  title,
  children,
  actions,
  links,
  drawing,
  className,
  ...rest
}: NotFoundLayoutProps) {
  return (
    <div {...rest} className={clsx(styles.frame, className)} data-band="air">
      <div className={styles.layout}>
        <Container className={styles.container}>
          <div className={styles.words}>
            <Heading level={1} size="page" className={styles.title}>
              {title}
            </Heading>
            <Text size="lg" className={styles.text}>
              {children}
            </Text>
            <Inline>{actions}</Inline>
            {links && <Inline>{links}</Inline>}
          </div>
        </Container>
        <div className={styles.drawing}>{drawing}</div>
      </div>
    </div>
  );
}
