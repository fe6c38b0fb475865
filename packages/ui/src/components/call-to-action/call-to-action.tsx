import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { actions as actionsStyle } from '../../internal/actions.css';
import { band } from '../../internal/band.css';
import { Container } from '../container';
import { Segment } from '../depth-rail/segment';
import { Isobath } from '../isobath';
import { Text } from '../text';
import * as styles from './call-to-action.css';

export interface CallToActionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /**
   * The closing line, in large type: a `<span>` for each of its lines, with a space between them.
   */
  title: ReactNode;
  /** `abyss` at the end of a home page. @default 'closing' */
  size?: 'abyss' | 'closing' | undefined;
  /** The text, in one sentence. */
  children: ReactNode;
  /** The actions: a primary `ButtonLink` and a secondary one. */
  actions: ReactNode;
  /** The sea bed, as wide as the window, with its ground in the footer's colour. */
  drawing: ReactNode;
  /** The depth written on its edge, such as "4,000 m". */
  edgeLabel?: string | undefined;
  /** The depth at its top in metres: a stop of the surrounding `DepthRail`. */
  depth?: number | undefined;
  /** The label of the depth on the rail, such as "4,000". */
  depthLabel?: string | undefined;
  /** The depth of the sea bed on which the rail ends, in metres. */
  seabed?: number | undefined;
}

/** The call to action that ends a page, on the sea bed. Dark in any theme. Renders a `<section>`. */
export function CallToAction({
  title,
  size = 'closing',
  children,
  actions,
  drawing,
  edgeLabel,
  depth,
  depthLabel,
  seabed,
  className,
  ...rest
}: CallToActionProps) {
  return (
    <section
      {...rest}
      className={clsx(band, styles.callToAction, className)}
      data-band="4"
      data-theme="dark"
      data-depth={depth}
    >
      <Isobath seed={depth} label={edgeLabel} labelPosition="below" />
      <Segment label={depthLabel} seabed={seabed} />
      <Container>
        <h2 className={styles.title({ size })}>{title}</h2>
        <div className={styles.row}>
          <Text size="lg" tone="muted" className={styles.sentence}>
            {children}
          </Text>
          <div className={actionsStyle}>{actions}</div>
        </div>
      </Container>
      <div className={styles.drawing} data-ground="">
        {drawing}
      </div>
    </section>
  );
}
