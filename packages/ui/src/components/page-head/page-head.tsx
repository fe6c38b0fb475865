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
  /** A summary of the page in a sentence or two. */
  lede?: ReactNode;
  /** The trail from home to this page. */
  breadcrumb?: readonly Breadcrumb[] | undefined;
  /** Links to the sections of this page. */
  links?: readonly { href: string; title: string }[] | undefined;
  /** A drawing made for page heads, whose sea level meets the page's; shown from 390 px. */
  scene?: ReactNode;
  /**
   * Beside the lede and the links, which then move into the water, or below them. @default 'beside'
   */
  scenePlace?: 'beside' | 'below' | undefined;
  /** The label of the sea line, such as "mean sea level". */
  datumLabel?: string | undefined;
  /** @default 'Breadcrumb' */
  breadcrumbLabel?: string | undefined;
  /** @default 'On this page' */
  linksLabel?: string | undefined;
}

/** The top of an inner page: its title in the air above the sea line. Renders a `<div>`. */
export function PageHead({
  title,
  lede,
  breadcrumb,
  links,
  scene,
  scenePlace = 'beside',
  datumLabel,
  breadcrumbLabel = 'Breadcrumb',
  linksLabel = 'On this page',
  className,
  ...rest
}: PageHeadProps) {
  const words = (
    <>
      {lede && (
        <Text size="lg" tone="muted" className={styles.lede}>
          {lede}
        </Text>
      )}
      {links && (
        <nav aria-label={linksLabel}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <TextLink href={link.href}>{link.title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
  const isBeside = scenePlace === 'beside';
  const drawing = scene && <div className={styles.scene({ place: scenePlace })}>{scene}</div>;
  return (
    <div {...rest} className={clsx(scene && styles.withScene, className)}>
      <div className={clsx(band, styles.air, scene && styles.underScene)} data-band="air">
        <Segment ticks={false} />
        <Container>
          {breadcrumb && (
            <Breadcrumbs pages={breadcrumb} aria-label={breadcrumbLabel} className={styles.trail} />
          )}
          <Heading level={1} size="page" className={styles.title}>
            {title}
          </Heading>
          {!(scene && isBeside) && words}
        </Container>
        {!scene && <SeaLine label={datumLabel} at="end" className={styles.seaLine} />}
      </div>
      {scene && (
        <div className={clsx(band, styles.water)} data-band="1" data-depth={0}>
          <Segment />
          <SeaLine label={datumLabel} at="start" />
          {isBeside ? (
            <Container className={styles.beside}>
              <div className={styles.words}>{words}</div>
              {drawing}
            </Container>
          ) : (
            <div className={styles.stage}>{drawing}</div>
          )}
        </div>
      )}
    </div>
  );
}
