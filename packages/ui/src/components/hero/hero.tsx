import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { actions as actionsStyle } from '../../internal/actions.css';
import { band } from '../../internal/band.css';
import { HorizonLine } from '../../internal/horizon-line';
import { Container } from '../container';
import { Segment } from '../scale-rail/segment';
import { Heading } from '../heading';
import { Text } from '../text';
import * as styles from './hero.css';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'children'>, Renders {
  /** The page's `<h1>`: a `<span>` for each of its lines, with a space between them. */
  headline: ReactNode;
  /** One sentence under the headline. */
  lede: ReactNode;
  /** The actions: a primary `ButtonLink` and a secondary one. */
  actions: ReactNode;
  /** An image, a video or a drawing. Without it the words have the whole width. */
  media?: ReactNode;
  /**
   * The place of `media`: beside the words, behind them under a dark scrim, or across a line between headline and
   * words, which the horizon of a drawing meets: 96/390 of its width under its top, from 1280 px on 200/1440.
   * @default 'horizon' with a `horizonLabel`, otherwise 'beside'
   */
  mediaLayout?: 'beside' | 'behind' | 'horizon' | undefined;
  /** The label of the line of `mediaLayout="horizon"`, such as "ground level". */
  horizonLabel?: string | undefined;
  /** Figures that prove the point, below everything. */
  facts?: ReactNode;
}

/** The top of a home page: a promise, how it is kept, and a picture of it. Renders a `<section>`. */
export function Hero({
  headline,
  lede,
  actions,
  media,
  horizonLabel,
  mediaLayout = horizonLabel ? 'horizon' : 'beside',
  facts,
  className,
  ...rest
}: HeroProps) {
  const isBeside = Boolean(media) && mediaLayout === 'beside';
  const title = (
    <Heading level={1} size={isBeside ? 'page' : 'hero'} className={styles.headline}>
      {headline}
    </Heading>
  );
  const words = (
    <>
      <Text size="lg" className={styles.lede}>
        {lede}
      </Text>
      <div className={actionsStyle}>{actions}</div>
    </>
  );
  const figures = facts && <Container className={styles.facts}>{facts}</Container>;
  if (mediaLayout === 'horizon') {
    return renderPart('section', {
      'data-part': 'hero',
      ...rest,
      className: clsx(styles.hero, className),
      children: (
        <>
          <div className={clsx(band, styles.above)} data-band="0">
            <Segment ticks={false} />
            <Container>{title}</Container>
          </div>
          <div className={clsx(band, styles.below)} data-band="1" data-stop={0}>
            <Segment />
            <HorizonLine label={horizonLabel} at="start" />
            <div className={styles.stage}>
              <div className={styles.drawing}>{media}</div>
              <div className={styles.words}>{words}</div>
            </div>
            {figures}
          </div>
        </>
      ),
    });
  }
  const isBehind = Boolean(media) && mediaLayout === 'behind';
  return renderPart('section', {
    'data-part': 'hero',
    ...rest,
    className: clsx(styles.hero, band, styles.plain, className),
    'data-band': '0',
    'data-theme': isBehind ? 'dark' : undefined,
    children: (
      <>
        <Segment ticks={false} />
        {isBehind && <div className={clsx(styles.media, styles.behind)}>{media}</div>}
        <Container className={clsx(styles.front, isBeside && styles.columns)}>
          <div className={styles.copy}>
            {title}
            {words}
          </div>
          {isBeside && <div className={clsx(styles.media, styles.beside)}>{media}</div>}
        </Container>
        {figures && <div className={styles.front}>{figures}</div>}
      </>
    ),
  });
}
