import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { actions as actionsStyle } from '../../internal/actions.css';
import { band } from '../../internal/band.css';
import { SeaLine } from '../../internal/sea-line';
import { Container } from '../container';
import { Segment } from '../depth-rail/segment';
import { Heading } from '../heading';
import { Text } from '../text';
import * as styles from './hero.css';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The page's `<h1>`: a `<span>` for each of its lines, with a space between them. */
  headline: ReactNode;
  /** One sentence, below the sea level. */
  lede: ReactNode;
  /** The actions: a primary `ButtonLink` and a secondary one. */
  actions: ReactNode;
  /**
   * A drawing whose sea level meets the page's: 96/390 of its width below the top, 200/1440 from
   * 1280 px.
   */
  drawing: ReactNode;
  /** The label of the sea line, such as "mean sea level". */
  datumLabel: string;
  /** Key figures, below everything else. */
  facts?: ReactNode;
}

/**
 * The top of a home page: the headline in the air, its explanation under water. Renders a
 * `<section>`.
 */
export function Hero({
  headline,
  lede,
  actions,
  drawing,
  datumLabel,
  facts,
  className,
  ...rest
}: HeroProps) {
  return (
    <section {...rest} className={clsx(styles.hero, className)}>
      <div className={clsx(band, styles.air)} data-band="air">
        <Segment ticks={false} />
        <Container>
          <Heading level={1} size="hero" className={styles.headline}>
            {headline}
          </Heading>
        </Container>
      </div>
      <div className={clsx(band, styles.water)} data-band="1" data-depth={0}>
        <Segment />
        <SeaLine label={datumLabel} at="start" />
        <div className={styles.stage}>
          <div className={styles.drawing}>{drawing}</div>
          <div className={styles.words}>
            <Text size="lg" className={styles.lede}>
              {lede}
            </Text>
            <div className={actionsStyle}>{actions}</div>
          </div>
        </div>
        {facts && <Container className={styles.facts}>{facts}</Container>}
      </div>
    </section>
  );
}
