import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { band } from '../../internal/band.css';
import { SeaLine } from '../../internal/sea-line';
import { Breadcrumbs, type Breadcrumb } from '../breadcrumbs';
import { Container } from '../container';
import { Segment } from '../depth-rail/segment';
import { Heading } from '../heading';
import { TextLink } from '../link';
import { Text } from '../text';
import * as styles from './page-head.css';

export interface PageHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The page's `<h1>`. */
  title: ReactNode;
  /** What the page is about, in a sentence or two. */
  lede?: ReactNode;
  /** The way here, from home to this page. */
  breadcrumb?: readonly Breadcrumb[] | undefined;
  /** The parts of this page. */
  links?: readonly { href: string; title: string }[] | undefined;
  /** A drawing, 300 by 260, that stands on the sea line: its own lies at 150. */
  mark?: ReactNode;
  /** Names the line, such as "mean sea level". */
  datumLabel?: string | undefined;
  /** @default 'Breadcrumb' */
  breadcrumbLabel?: string | undefined;
  /** @default 'On this page' */
  linksLabel?: string | undefined;
}

/** The top of an inner page, in the air above the sea line. Renders a `<div>`. */
export function PageHead({
  title,
  lede,
  breadcrumb,
  links,
  mark,
  datumLabel,
  breadcrumbLabel = 'Breadcrumb',
  linksLabel = 'On this page',
  className,
  ...rest
}: PageHeadProps) {
  const besideMark = Boolean(mark) && styles.besideMark;
  return (
    <div {...rest} className={clsx(band, styles.pageHead, className)} data-band="air">
      <Segment ticks={false} />
      <Container>
        {breadcrumb && (
          <Breadcrumbs pages={breadcrumb} aria-label={breadcrumbLabel} className={styles.trail} />
        )}
        <Heading level={1} size="page" className={styles.title}>
          {title}
        </Heading>
        {lede && (
          <div className={clsx(besideMark)}>
            <Text size="lg" tone="muted" className={styles.lede}>
              {lede}
            </Text>
          </div>
        )}
        {links && (
          <nav aria-label={linksLabel} className={clsx(besideMark)}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <TextLink href={link.href}>{link.title}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
      <SeaLine label={datumLabel} at="end" className={styles.seaLine} />
      {mark && <div className={styles.markHolder}>{mark}</div>}
    </div>
  );
}
