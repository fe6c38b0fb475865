import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Part, type Renders } from '../../internal/part';
import { actions as actionsStyle } from '../../internal/actions.css';
import { band } from '../../internal/band.css';
import { Container } from '../container';
import { Segment } from '../depth-rail/segment';
import { Isobath } from '../isobath';
import { Text } from '../text';
import * as styles from './call-to-action.css';

export interface CallToActionProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title'>, Renders {
  /**
   * The closing line, in large type: a `<span>` for each of its lines, with a space between them.
   */
  title: ReactNode;
  /** `display` at the end of a home page. `abyss` is its deprecated name. @default 'closing' */
  size?: 'display' | 'closing' | 'abyss' | undefined;
  /** The text, in one sentence. */
  children: ReactNode;
  /** The actions: a primary `ButtonLink` and a secondary one. */
  actions: ReactNode;
  /** An image, a video or a drawing as wide as the window, which ends at the footer. */
  media?: ReactNode;
  /** @deprecated Use `media`. It goes in 1.0.0. */
  drawing?: ReactNode;
  /** The divider from the section above. @default 'isobath' */
  edge?: 'isobath' | 'none' | undefined;
  /** The depth written on its edge, such as "4,000 m". */
  edgeLabel?: string | undefined;
  /** The depth at its top in metres: a stop of the surrounding `DepthRail`. */
  depth?: number | undefined;
  /** The label of the depth on the rail, such as "4,000". */
  depthLabel?: string | undefined;
  /** The depth of the sea bed on which the rail ends, in metres. */
  seabed?: number | undefined;
}

/** The call to action that ends a page. Dark in any theme. Renders a `<section>`. */
export function CallToAction({
  title,
  size = 'closing',
  children,
  actions,
  drawing,
  media = drawing,
  edge = 'isobath',
  edgeLabel,
  depth,
  depthLabel,
  seabed,
  className,
  ...rest
}: CallToActionProps) {
  return (
    <Part
      tag="section"
      data-part="call-to-action"
      {...rest}
      className={clsx(band, styles.callToAction, !media && styles.withoutMedia, className)}
      data-band="4"
      data-theme="dark"
      data-depth={depth}
    >
      {edge === 'isobath' && <Isobath seed={depth} label={edgeLabel} labelPosition="below" />}
      <Segment label={depthLabel} seabed={seabed} />
      <Container>
        <h2
          data-part="call-to-action-title"
          className={styles.title({ size: size === 'abyss' ? 'display' : size })}
        >
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
    </Part>
  );
}
