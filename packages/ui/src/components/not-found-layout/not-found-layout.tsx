import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Container } from '../container';
import { Heading } from '../heading';
import { Inline } from '../inline';
import { Text } from '../text';
import * as styles from './not-found-layout.css';

export interface NotFoundLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Renders {
  /** The page's `<h1>`. */
  title: ReactNode;
  /** An explanation of what happened, in a sentence or two. */
  children: ReactNode;
  /** Ways on: a primary `ButtonLink` and a secondary one. */
  actions: ReactNode;
  /** Further ways on, as `TextLink`s. */
  links?: ReactNode;
  /** An image, a video or a drawing, which may be cut at its end. */
  media?: ReactNode;
}

/** The entire content of a page that was not found. Renders a `<div>`. */
export function NotFoundLayout({
  title,
  children,
  actions,
  links,
  media,
  className,
  ...rest
}: NotFoundLayoutProps) {
  return renderPart('div', {
    'data-part': 'not-found-layout',
    ...rest,
    className: clsx(styles.frame, className),
    'data-band': '0',
    children: (
      <div className={styles.layout}>
        <Container className={styles.container}>
          <div className={styles.words}>
            <Heading level={1} size="page" className={clsx(media && styles.title)}>
              {title}
            </Heading>
            <Text size="lg" className={media ? styles.text : styles.alone}>
              {children}
            </Text>
            <Inline>{actions}</Inline>
            {links && <Inline>{links}</Inline>}
          </div>
        </Container>
        {media && <div className={styles.media}>{media}</div>}
      </div>
    ),
  });
}
