import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { band } from '../../internal/band.css';
import { Container } from '../container';
import { ContourDivider } from '../contour-divider';
import { Link } from '../link';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './footer.css';
import { Footer as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface FooterLink {
  href: string;
  title: string;
  /** Marks a link to another site. */
  external?: boolean | undefined;
  rel?: string | undefined;
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'>, Renders {
  logo: ReactNode;
  /** A newsletter form. */
  newsletter?: ReactNode;
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** Legal links, such as privacy, on the last line. */
  legal?: readonly FooterLink[] | undefined;
  copyright: ReactNode;
  /** A sentence beside the copyright. */
  note?: ReactNode;
  /** @default 'Footer' */
  navLabel?: string | undefined;
  /** @default 'Legal' */
  legalLabel?: string | undefined;
  /** Visually hidden text after an external link. @default '(opens another site)' */
  externalLabel?: string | undefined;
}

/** The footer of every page, with a contour as its edge. Dark in any theme. Renders a `<footer>`. */
export function Footer(props: FooterProps) {
  const {
    logo,
    newsletter,
    columns,
    legal,
    copyright,
    note,
    navLabel,
    legalLabel,
    externalLabel,
    className,
    ...rest
  } = useStrings('Footer', english, props);
  const item = ({ href, title, external, rel }: FooterLink) => (
    <li key={href}>
      <Link data-part="footer-link" href={href} rel={rel} className={styles.link}>
        {external ? `${title} ` : title}
        {external && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
      </Link>
    </li>
  );
  return renderPart('footer', {
    'data-part': 'footer',
    ...rest,
    className: clsx(band, styles.footer, className),
    'data-band': '5',
    'data-theme': 'dark',
    children: (
      <>
        <ContourDivider className={styles.edge} />
        <Container>
          <div data-part="footer-top" className={styles.top}>
            <div data-part="footer-aside" className={styles.aside}>
              {logo}
              {newsletter && (
                <div data-part="footer-newsletter" className={styles.newsletter}>
                  {newsletter}
                </div>
              )}
            </div>
            <nav aria-label={navLabel} className={styles.columns}>
              {columns.map(({ title, links }) => (
                <div key={title}>
                  <h2 data-part="footer-title" className={styles.title}>
                    {title}
                  </h2>
                  <ul>{links.map(item)}</ul>
                </div>
              ))}
            </nav>
          </div>
          <div data-part="footer-base" className={styles.base}>
            <p>{copyright}</p>
            {legal && (
              <nav aria-label={legalLabel}>
                <ul data-part="footer-legal" className={styles.legal}>
                  {legal.map(item)}
                </ul>
              </nav>
            )}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </Container>
      </>
    ),
  });
}
