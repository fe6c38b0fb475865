import { Link } from '../link';
import * as styles from './modal-menu.css';

export interface ModalMenuGroup {
  title: string;
  links: readonly { href: string; title: string }[];
}

interface ModalMenuGroupsProps {
  groups: readonly ModalMenuGroup[];
  currentPath: string | undefined;
}

/** The links of a modal menu, under the names of their groups. Renders `<section>` elements. */
export function ModalMenuGroups({ groups, currentPath }: ModalMenuGroupsProps) {
  return groups.map(({ title, links }) => (
    <section key={title} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              aria-current={link.href === currentPath ? 'page' : undefined}
              className={styles.link}
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
