import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useStrings } from '../../internal/use-strings';
import { Link } from '../link';
import * as styles from './language-navigation.css';
import { LanguageNavigation as english } from './strings';

export interface LanguageLink {
  /** This page in that language. */
  href: string;
  /** The BCP 47 tag of the language, such as `de` or `pt-BR`. */
  lang: string;
  /** The language in its own words, such as "Deutsch". */
  title: string;
}

export interface LanguageNavigationProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, Renders {
  /** The languages of this page, in an order that does not change with the current one. */
  languages: readonly LanguageLink[];
  /** The tag of the current language. */
  current: string;
}

/** Links to the same page in other languages. Renders a `<nav>` with a list. */
export function LanguageNavigation(props: LanguageNavigationProps) {
  const { languages, current, className, ...rest } = useStrings(
    'LanguageNavigation',
    english,
    props,
  );
  return renderPart('nav', {
    'data-part': 'language-navigation',
    ...rest,
    className: clsx(styles.navigation, className),
    children: (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none */}
        <ul data-part="language-navigation-list" role="list" className={styles.list}>
          {languages.map(({ href, lang, title }) => (
            <li key={lang} lang={lang} className={styles.item}>
              {lang === current ? (
                <span
                  data-part="language-navigation-current"
                  aria-current="true"
                  className={styles.current}
                >
                  {title}
                </span>
              ) : (
                <Link
                  data-part="language-navigation-link"
                  href={href}
                  hrefLang={lang}
                  className={styles.link}
                >
                  {title}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </>
    ),
  });
}
