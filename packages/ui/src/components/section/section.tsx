import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { band as bandStyle } from '../../internal/band.css';
import { Container } from '../container';
import { Segment } from '../depth-rail/segment';
import { Isobath } from '../isobath';
import * as styles from './section.css';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /**
   * The depth band: sets its colours and the width of its headings. 4 and 5 are dark in any theme.
   * @default '1'
   */
  band?: 'air' | '1' | '2' | '3' | '4' | '5' | undefined;
  /** The divider at its top. @default 'none' */
  edge?: 'isobath' | 'none' | undefined;
  /** The depth written on the isobath, such as "200 m". */
  edgeLabel?: string | undefined;
  /** The depth at its top in metres: a stop of the surrounding `DepthRail`. */
  depth?: number | undefined;
  /** The label of the depth on the rail, such as "200". */
  depthLabel?: string | undefined;
  /** The edges shared with a section of the same band, whose paddings must not add up. */
  joined?: 'start' | 'end' | 'both' | undefined;
  /** Overrides the heading width of its band. */
  headingWidth?: 'sunlight' | 'twilight' | 'midnight' | undefined;
  /** Forces the dark theme. */
  theme?: 'dark' | undefined;
}

/** One depth of the page, with its children between the page's gutters. Renders a `<section>`. */
export function Section({
  band = '1',
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
  const ownTheme = band === '4' || band === '5' ? 'dark' : theme;
  return (
    <section
      {...rest}
      className={clsx(
        bandStyle,
        styles.section({ joined, headingWidth }),
        band === 'air' && styles.air,
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
      <Segment label={depthLabel} ticks={band !== 'air'} />
      <Container>{children}</Container>
    </section>
  );
}
