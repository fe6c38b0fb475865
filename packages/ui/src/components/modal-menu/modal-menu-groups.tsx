import { Icon } from '../icon';
import { Link } from '../link';
import * as styles from './modal-menu.css';

export interface ModalMenuLink {
  href: string;
  title: string;
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
}

const leadsTo = (path: string | undefined, { href, links }: ModalMenuLink): boolean =>
  href === path || (links?.some((link) => leadsTo(path, link)) ?? false);

/** A link or, with a further level, a disclosure that is open around the current page. */
function Entry({ link, currentPath }: { link: ModalMenuLink; currentPath: string | undefined }) {
  const { href, title, links } = link;
  if (links) {
    return (
      <details open={leadsTo(currentPath, link)} className={styles.level}>
        <summary data-part="modal-menu-link" className={styles.link}>
          {title} <Icon name="chevron" />
        </summary>
        <Links links={[{ href, title }, ...links]} currentPath={currentPath} />
      </details>
    );
  }
  return (
    <Link
      data-part="modal-menu-link"
      href={href}
      aria-current={href === currentPath ? 'page' : undefined}
      className={styles.link}
    >
      {title}
    </Link>
  );
}

function Links({
  links,
  currentPath,
}: Omit<ModalMenuGroup, 'title'> & { currentPath: string | undefined }) {
  return (
    <ul data-part="modal-menu-links" className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <Entry link={link} currentPath={currentPath} />
        </li>
      ))}
    </ul>
  );
}

/** The links of a modal menu, under the names of their groups. Renders `<section>` elements. */
export function ModalMenuGroups({ groups, currentPath }: ModalMenuGroupsProps) {
  return groups.map(({ title, links }) => (
    <section data-part="modal-menu-group" key={title} className={styles.group}>
      <h2 data-part="modal-menu-title" className={styles.title}>
        {title}
      </h2>
      <Links links={links} currentPath={currentPath} />
    </section>
  ));
}
