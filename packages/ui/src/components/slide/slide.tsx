import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { charge } from '../../drawing/drawing.css';
import { band as bandStyle } from '../../internal/band.css';
import { Heading } from '../heading';
import { Stack } from '../stack';
import * as styles from './slide.css';

export interface SlideProps extends Omit<ComponentPropsWithRef<'section'>, 'title'>, Renders {
  /** The slide's heading, on one line. */
  title: ReactNode;
  /** 1 on the title slide of the deck. @default 2 */
  level?: 1 | 2 | undefined;
  /**
   * The band: sets its colours and the width of its heading. 4 and 5 are dark in any theme.
   * @default '1'
   */
  band?: '0' | '1' | '2' | '3' | '4' | '5' | undefined;
  /** A drawing or a chart beside the words. */
  drawing?: ReactNode;
  /** Progress through the deck, 0 to 1, shown by a marker in the gutter. */
  progress?: number | undefined;
  /** The footer of every slide, such as the deck's name and the slide's number. */
  foot?: ReactNode;
}

/** A slide of a deck, 16:9, printed on a page of its own. Renders a `<section>`. */
export function Slide({
  title,
  level = 2,
  band = '1',
  drawing,
  progress,
  foot,
  className,
  children,
  ...rest
}: SlideProps) {
  return renderPart('section', {
    'data-part': 'slide',
    ...rest,
    className: clsx(bandStyle, styles.slide, className),
    'data-band': band,
    'data-theme': band === '4' || band === '5' ? 'dark' : undefined,
    children: (
      <>
        {progress !== undefined && (
          <svg aria-hidden="true" className={styles.rail}>
            <path d="M4.5 0v999M19.5 0v999" />
            <svg y={`${4 + 86 * progress}%`} overflow="visible">
              <path d="M.5 30V12a11.5 11.5 0 0 1 23 0v18z" className={charge} />
            </svg>
          </svg>
        )}
        <Heading level={level} size={level === 1 ? 'page' : 'large'}>
          {title}
        </Heading>
        <div className={styles.body}>
          <Stack>{children}</Stack>
          {drawing}
        </div>
        {/* Hidden from screen readers, which would repeat it on each slide. */}
        {foot && (
          <div aria-hidden="true" className={styles.foot}>
            {foot}
          </div>
        )}
      </>
    ),
  });
}
