import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { actions as actionsStyle } from '../../internal/actions.css';
import { band } from '../../internal/band.css';
import { Container } from '../container';
import { Segment } from '../scale-rail/segment';
import { ContourDivider } from '../contour-divider';
import { Text } from '../text';
import * as styles from './call-to-action.css';

export interface CallToActionProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title'>, Renders {
  /**
   * The closing line, in large type: a `<span>` for each of its lines, with a space between them.
   */
  title: ReactNode;
  /** `display` at the end of a home page. @default 'closing' */
  size?: 'display' | 'closing' | undefined;
  /** The text, in one sentence. */
  children: ReactNode;
  /** The actions: a primary `ButtonLink` and a secondary one. */
  actions: ReactNode;
  /** An image, a video or a drawing as wide as the window, which ends at the footer. */
  media?: ReactNode;
  /** The divider from the section above. @default 'contour' */
  edge?: 'contour' | 'none' | undefined;
  /** The label on its edge, such as "4,000 m". */
  edgeLabel?: string | undefined;
  /** The value at its top: a stop of the surrounding `ScaleRail`. */
  stop?: number | undefined;
  /** The label of the stop on the rail, such as "4,000". */
  stopLabel?: string | undefined;
  /** The value at its foot, on which the rail ends. */
  endStop?: number | undefined;
}

/** The call to action that ends a page. Dark in any theme. Renders a `<section>`. */
export function CallToAction({
  title,
  size = 'closing',
  children,
  actions,
  media,
  edge = 'contour',
  edgeLabel,
  stop,
  stopLabel,
  endStop,
  className,
  ...rest
}: CallToActionProps) {
  return renderPart('section', {
    'data-part': 'call-to-action',
    ...rest,
    className: clsx(band, styles.callToAction, !media && styles.withoutMedia, className),
    'data-band': '4',
    'data-theme': 'dark',
    'data-stop': stop,
    children: (
      <>
        {edge === 'contour' && (
          <ContourDivider seed={stop} label={edgeLabel} labelPosition="below" />
        )}
        <Segment label={stopLabel} endStop={endStop} />
        <Container>
          <h2 data-part="call-to-action-title" className={styles.title({ size })}>
            {title}
          </h2>
          <div className={styles.row}>
            <Text
              data-part="call-to-action-sentence"
              size="lg"
              tone="muted"
              className={styles.sentence}
            >
              {children}
            </Text>
            <div className={actionsStyle}>{actions}</div>
          </div>
        </Container>
        {media && (
          <div data-part="call-to-action-media" className={styles.media} data-ground="">
            {media}
          </div>
        )}
      </>
    ),
  });
}
