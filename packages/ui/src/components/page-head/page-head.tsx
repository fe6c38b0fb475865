import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { band } from '../../internal/band.css';
import { SeaLine } from '../../internal/sea-line';
import { Container } from '../container';
import { Segment } from '../depth-rail/segment';
import { Heading } from '../heading';
import { Link, TextLink } from '../link';
import { Text } from '../text';
import * as styles from './page-head.css';

interface PageLink {
  href: string;
  title: string;
}

export interface PageHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The page's `<h1>`. */
  title: ReactNode;
  /** What the page is about, in a sentence or two. */
  lede?: ReactNode;
  /** The way here, from home to this page. */
  breadcrumb?: readonly PageLink[] | undefined;
  /** The parts of this page. */
  links?: readonly PageLink[] | undefined;
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
          <nav aria-label={breadcrumbLabel}>
            <ol className={styles.trail}>
              {breadcrumb.map((page, index) => (
                <li key={page.href} className={styles.step}>
                  {index < breadcrumb.length - 1 ? (
                    <Link href={page.href} className={styles.ancestor}>
                      {page.title}
                    </Link>
                  ) : (
                    <span aria-current="page">{page.title}</span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
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
