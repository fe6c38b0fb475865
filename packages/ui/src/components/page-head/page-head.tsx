import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { band } from '../../internal/band.css';
import { HorizonLine } from '../../internal/horizon-line';
import { Breadcrumbs, type Breadcrumb } from '../breadcrumbs';
import { Container } from '../container';
import { Segment } from '../scale-rail/segment';
import { Heading } from '../heading';
import { TextLink } from '../link';
import { Text } from '../text';
import * as styles from './page-head.css';
import { PageHead as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface PageHeadProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'>, Renders {
  /** The page's `<h1>`. */
  title: ReactNode;
  /** A summary of the page in a sentence or two. */
  lede?: ReactNode;
  /** The trail from home to this page. */
  breadcrumb?: readonly Breadcrumb[] | undefined;
  /** Links to the sections of this page. */
  links?: readonly { href: string; title: string }[] | undefined;
  /** A drawing whose horizon meets the page's, from 390 px on: one made for the head of a page. */
  scene?: ReactNode;
  /** Beside the lede and the links, or below them. @default 'beside' */
  scenePlace?: 'beside' | 'below' | undefined;
  /** Names the line under the title, such as "ground level". */
  horizonLabel?: string | undefined;
  /** @default 'Breadcrumb' */
  breadcrumbLabel?: string | undefined;
  /** @default 'On this page' */
  linksLabel?: string | undefined;
}

/** The top of an inner page: its title above a line across the page. Renders a `<div>`. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    lede,
    breadcrumb,
    links,
    scene,
    scenePlace = 'beside',
    horizonLabel,
    breadcrumbLabel,
    linksLabel,
    className,
    ...rest
  } = useStrings('PageHead', english, props);
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
  return renderPart('div', {
    'data-part': 'page-head',
    ...rest,
    className: clsx(scene && styles.withScene, className),
    children: (
      <>
        <div className={clsx(band, styles.above, scene && styles.underScene)} data-band="0">
          <Segment ticks={false} />
          <Container>
            {breadcrumb && (
              <Breadcrumbs
                pages={breadcrumb}
                aria-label={breadcrumbLabel}
                className={styles.trail}
              />
            )}
            <Heading level={1} size="page" className={styles.title}>
              {title}
            </Heading>
            {!(scene && isBeside) && words}
          </Container>
          {!scene && <HorizonLine label={horizonLabel} at="end" className={styles.horizonLine} />}
        </div>
        {scene && (
          <div className={clsx(band, styles.below)} data-band="1" data-stop={0}>
            <Segment />
            <HorizonLine label={horizonLabel} at="start" />
            {isBeside ? (
              <Container className={styles.beside}>
                {/* On a phone the drawing is first: words parsed before it would be painted, then moved. */}
                {drawing}
                <div className={styles.words}>{words}</div>
              </Container>
            ) : (
              <div className={styles.stage}>{drawing}</div>
            )}
          </div>
        )}
      </>
    ),
  });
}
