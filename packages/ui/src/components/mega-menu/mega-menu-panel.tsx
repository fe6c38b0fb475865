import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useHydrated } from '../../internal/use-hydrated';
import { Container } from '../container';
import { Icon } from '../icon';
import { useLinkTag } from '../link/link';
import { Text } from '../text';
import { VisuallyHidden } from '../visually-hidden';
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

/**
 * Content of a group, between the page's gutters: in a prerendered page, which holds every panel closed, its links
 * without the sentences about them. Renders a `<div>`.
 */
export function MegaMenuPanel({ group, currentPath, externalLabel }: MegaMenuPanelProps) {
  const { title, intro, href, hrefLabel = title, links, feature, footer, content } = group;
  const Link = useLinkTag();
  const isExplained = useHydrated();
  const current = (path: string) => (path === currentPath ? 'page' : undefined);
  return (
    <>
      {content ? (
        <Container className={styles.own}>{content}</Container>
      ) : (
        <Container className={clsx(styles.columns, Boolean(feature) && styles.withFeature)}>
          <div>
            <p data-part="mega-menu-title" className={styles.title}>
              {title}
            </p>
            {isExplained && intro && (
              <Text data-part="mega-menu-intro" size="sm" tone="muted" className={styles.intro}>
                {intro}
              </Text>
            )}
            {href && (
              <Link
                data-part="mega-menu-all"
                href={href}
                aria-current={current(href)}
                className={styles.all}
              >
                {`${hrefLabel} `}
                <Icon data-part="mega-menu-arrow" name="arrow-right" className={styles.arrow} />
              </Link>
            )}
          </div>
          <ul data-part="mega-menu-links" className={styles.links}>
            {links.map((link) => (
              <li key={link.href} className={styles.item}>
                <Link
                  data-part="mega-menu-link"
                  href={link.href}
                  aria-current={current(link.href)}
                  className={styles.link}
                >
                  <span data-part="mega-menu-link-title" className={styles.linkTitle}>
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
                  {isExplained && link.description && (
                    <span data-part="mega-menu-description" className={styles.description}>
                      {link.description}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
          {feature && (
            <div data-part="mega-menu-feature" className={styles.feature}>
              {feature}
            </div>
          )}
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
