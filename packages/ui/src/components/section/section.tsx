import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { band as bandStyle } from '../../internal/band.css';
import { Container } from '../container';
import { Segment } from '../scale-rail/segment';
import { ContourDivider } from '../contour-divider';
import * as styles from './section.css';

export interface SectionProps extends ComponentPropsWithRef<'section'>, Renders {
  /**
   * The band, from the top of a page down: sets its colours and the width of its headings. 4 and 5 are dark in any
   * theme, unless `theme` says otherwise.
   * @default '1'
   */
  band?: '0' | '1' | '2' | '3' | '4' | '5' | undefined;
  /** The divider from the section above. @default 'none' */
  edge?: 'contour' | 'none' | undefined;
  /** The label on the contour, such as "200 m". */
  edgeLabel?: string | undefined;
  /** The value at its top: a stop of the surrounding `ScaleRail`. */
  stop?: number | undefined;
  /** The label of the stop on the rail, such as "200". */
  stopLabel?: string | undefined;
  /** The edges shared with a section of the same band, whose paddings must not add up. */
  joined?: 'start' | 'end' | 'both' | undefined;
  /** Overrides the heading width of its band. */
  headingWidth?: 'wide' | 'normal' | 'narrow' | undefined;
  /** Keeps it in one theme, whatever the page's. */
  theme?: 'dark' | 'light' | undefined;
}

/** One band of the page, its children between the page's gutters. Renders a `<section>`. */
export function Section({
  band = '1',
  edge = 'none',
  edgeLabel,
  stop,
  stopLabel,
  joined,
  headingWidth,
  theme,
  className,
  children,
  ...rest
}: SectionProps) {
  const ownTheme = theme ?? (band === '4' || band === '5' ? 'dark' : undefined);
  return renderPart('section', {
    'data-part': 'section',
    ...rest,
    className: clsx(
      bandStyle,
      styles.section({ joined, headingWidth }),
      band === '0' && styles.top,
      edge === 'contour' && styles.edge,
      className,
    ),
    'data-band': band,
    'data-theme': ownTheme,
    'data-stop': stop,
    children: (
      <>
        {edge === 'contour' && (
          <ContourDivider
            seed={stop}
            label={edgeLabel}
            labelPosition={ownTheme ? 'below' : 'line'}
          />
        )}
        <Segment label={stopLabel} ticks={band !== '0'} />
        <Container>{children}</Container>
      </>
    ),
  });
}
