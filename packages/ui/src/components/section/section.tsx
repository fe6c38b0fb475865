import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Part, type Renders } from '../../internal/part';
import { band as bandStyle } from '../../internal/band.css';
import { Container } from '../container';
import { Segment } from '../depth-rail/segment';
import { Isobath } from '../isobath';
import * as styles from './section.css';

export interface SectionProps extends ComponentPropsWithRef<'section'>, Renders {
  /**
   * The band, from the top of a page down: sets its colours and the width of its headings. 4 and 5 are dark in any
   * theme, unless `theme` says otherwise. `air` is a deprecated name of 0.
   * @default '1'
   */
  band?: '0' | '1' | '2' | '3' | '4' | '5' | 'air' | undefined;
  /** The divider from the section above. @default 'none' */
  edge?: 'isobath' | 'none' | undefined;
  /** The depth written on the isobath, such as "200 m". */
  edgeLabel?: string | undefined;
  /** The depth at its top in metres: a stop of the surrounding `DepthRail`. */
  depth?: number | undefined;
  /** The label of the depth on the rail, such as "200". */
  depthLabel?: string | undefined;
  /** The edges shared with a section of the same band, whose paddings must not add up. */
  joined?: 'start' | 'end' | 'both' | undefined;
  /** Overrides the heading width of its band. `sunlight`, `twilight` and `midnight` are deprecated names. */
  headingWidth?: 'wide' | 'normal' | 'narrow' | 'sunlight' | 'twilight' | 'midnight' | undefined;
  /** Keeps it in one theme, whatever the page's. */
  theme?: 'dark' | 'light' | undefined;
}

/** One band of the page, its children between the page's gutters. Renders a `<section>`. */
export function Section({
  band: givenBand = '1',
  edge = 'none',
  edgeLabel,
  depth,
  depthLabel,
  joined,
  headingWidth,
  theme,
  className,
  children,
  ...rest
}: SectionProps) {
  const band = givenBand === 'air' ? '0' : givenBand;
  const ownTheme = theme ?? (band === '4' || band === '5' ? 'dark' : undefined);
  return (
    <Part
      tag="section"
      data-part="section"
      {...rest}
      className={clsx(
        bandStyle,
        styles.section({ joined, headingWidth }),
        band === '0' && styles.top,
        edge === 'isobath' && styles.edge,
        className,
      )}
      data-band={band}
      data-theme={ownTheme}
      data-depth={depth}
    >
      {edge === 'isobath' && (
        <Isobath seed={depth} label={edgeLabel} labelPosition={ownTheme ? 'below' : 'line'} />
      )}
      <Segment label={depthLabel} ticks={band !== '0'} />
      <Container>{children}</Container>
    </Part>
  );
}
