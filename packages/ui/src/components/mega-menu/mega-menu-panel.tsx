import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '../container';
import { Icon } from '../icon';
import { Text } from '../text';
import { VisuallyHidden } from '../visually-hidden';
import { MegaMenuLink } from './mega-menu-link';
import * as styles from './mega-menu-panel.css';

export interface MegaMenuItem {
  href: string;
  title: string;
  description?: string | undefined;
  /** An `Icon` before the title. */
  icon?: ReactNode;
  /** Marks a link to another site. */
  external?: boolean | undefined;
}

export interface MegaMenuGroup {
  /** A stable id, independent of the group's texts. */
  id: string;
  title: string;
  /** A sentence about the group. */
  intro?: string | undefined;
  /** The address of the group's own page, if any. */
  href?: string | undefined;
  /** The text of that link. @default title */
  hrefLabel?: string | undefined;
  links: readonly MegaMenuItem[];
  /** Highlighted content of the group: a `MegaMenuFeature`. */
  feature?: ReactNode;
  /** An `Icon` before the title in the trigger. */
  icon?: ReactNode;
  /** A row at the foot of the panel, such as contact details. */
  footer?: ReactNode;
  /** Replaces everything in the panel but the footer: composition instead of `links`. */
  content?: ReactNode;
}

interface MegaMenuPanelProps {
  group: MegaMenuGroup;
  currentPath: string | undefined;
  externalLabel: string;
}

/** Content of a group, between the page's gutters. Renders a `<div>`. */
export function MegaMenuPanel({ group, currentPath, externalLabel }: MegaMenuPanelProps) {
  const { title, intro, href, hrefLabel = title, links, feature, footer, content } = group;
  return (
    <>
      {content ? (
        <Container className={styles.own}>{content}</Container>
      ) : (
        <Container className={clsx(styles.columns, Boolean(feature) && styles.withFeature)}>
          <div>
            <p className={styles.title}>{title}</p>
            {intro && (
              <Text size="sm" tone="muted" className={styles.intro}>
                {intro}
              </Text>
            )}
            {href && (
              <MegaMenuLink href={href} current={href === currentPath} className={styles.all}>
                {hrefLabel} <Icon name="arrow-right" className={styles.arrow} />
              </MegaMenuLink>
            )}
          </div>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href} className={styles.item}>
                <MegaMenuLink
                  href={link.href}
                  current={link.href === currentPath}
                  className={styles.link}
                >
                  <span className={styles.linkTitle}>
                    {link.icon && <>{link.icon} </>}
                    {link.title}
                    {link.external && (
                      <>
                        {' '}
                        <Icon name="arrow-out" />
                        <VisuallyHidden>{externalLabel}</VisuallyHidden>
                      </>
                    )}
                  </span>{' '}
                  {link.description && (
                    <span className={styles.description}>{link.description}</span>
                  )}
                </MegaMenuLink>
              </li>
            ))}
          </ul>
          {feature && <div className={styles.feature}>{feature}</div>}
        </Container>
      )}
      {footer && (
        <div data-part="mega-menu-footer" className={styles.footer}>
          <Container>{footer}</Container>
        </div>
      )}
    </>
  );
}
