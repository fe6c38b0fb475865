import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { useLinkTag } from '../link/link';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './modal-menu.css';

export interface ModalMenuLink {
  href: string;
  title: string;
  /** An `Icon` before the title. */
  icon?: ReactNode;
  /** Marks a link to another site. */
  external?: boolean | undefined;
  /** A further level, which unfolds below the title, beginning with the link itself. */
  links?: readonly ModalMenuLink[] | undefined;
}

export interface ModalMenuGroup {
  title: string;
  links: readonly ModalMenuLink[];
}

interface ModalMenuGroupsProps {
  groups: readonly ModalMenuGroup[];
  currentPath: string | undefined;
  externalLabel: string;
}

const leadsTo = (path: string | undefined, { href, links }: ModalMenuLink): boolean =>
  href === path || (links?.some((link) => leadsTo(path, link)) ?? false);

/** The links of a modal menu, under the names of their groups. Renders `<section>` elements. */
export function ModalMenuGroups({ groups, currentPath, externalLabel }: ModalMenuGroupsProps) {
  const Link = useLinkTag();
  const list = (links: readonly ModalMenuLink[]) => (
    <ul data-part="modal-menu-links" className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>{link.links ? level(link, link.links) : entry(link)}</li>
      ))}
    </ul>
  );
  const entry = ({ href, title, icon, external }: ModalMenuLink) => (
    <Link
      data-part="modal-menu-link"
      href={href}
      aria-current={href === currentPath ? 'page' : undefined}
      className={styles.link}
    >
      {icon}
      {title}
      {external && (
        <>
          {' '}
          <Icon name="arrow-out" />
          <VisuallyHidden>{externalLabel}</VisuallyHidden>
        </>
      )}
    </Link>
  );
  /** A disclosure that is open around the current page. */
  const level = (link: ModalMenuLink, links: readonly ModalMenuLink[]) => (
    <details open={leadsTo(currentPath, link)} className={styles.level}>
      <summary data-part="modal-menu-link" className={styles.link}>
        {link.icon}
        {link.title} <Icon name="chevron" />
      </summary>
      {list([{ href: link.href, title: link.title }, ...links])}
    </details>
  );
  return groups.map(({ title, links }) => (
    <section data-part="modal-menu-group" key={title} className={styles.group}>
      <h2 data-part="modal-menu-title" className={styles.title}>
        {title}
      </h2>
      {list(links)}
    </section>
  ));
}
