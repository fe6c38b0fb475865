import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Icon } from '../icon';
import * as styles from './download.css';

export interface DownloadListProps extends ComponentPropsWithRef<'ul'>, Renders {}

/** Files to download, one per row. Renders a `<ul>`. */
export function DownloadList({ className, ...rest }: DownloadListProps) {
  return renderPart('ul', {
    'data-part': 'download-list',
    // Safari takes a list without bullets for none.
    role: 'list',
    ...rest,
    className: clsx(styles.list, className),
  });
}

export interface DownloadProps extends Omit<ComponentPropsWithRef<'li'>, 'title'>, Renders {
  /** The file. */
  href: string;
  title: ReactNode;
  /** The format, such as "PDF". */
  format: string;
  /** The size in the words of the page, such as "2.4 MB". */
  size?: string | undefined;
  /** The language of the file, as a BCP 47 tag, if it is not the page's. */
  hrefLang?: string | undefined;
  /** The name under which the browser saves the file. @default the file's own */
  fileName?: string | undefined;
}

/** One file in a `DownloadList`, with a few words on it as children. Renders an `<li>`. */
export function Download({
  href,
  title,
  format,
  size,
  hrefLang,
  fileName,
  className,
  children,
  ...rest
}: DownloadProps) {
  return renderPart('li', {
    'data-part': 'download',
    ...rest,
    className: clsx(styles.row, className),
    children: (
      <>
        {/* No router must follow a file, so it is not a `Link`. */}
        <a
          data-part="download-link"
          href={href}
          hrefLang={hrefLang}
          download={fileName ?? true}
          className={styles.link}
        >
          <Icon data-part="download-icon" name="tray-in" className={styles.icon} />
          <span className={styles.words}>
            <span data-part="download-title" className={styles.title}>
              {title}
            </span>{' '}
            <span data-part="download-facts" className={styles.facts}>
              {format}
              {size && `, ${size}`}
            </span>
          </span>
        </a>
        {children && (
          <div data-part="download-text" className={styles.text}>
            {children}
          </div>
        )}
      </>
    ),
  });
}
