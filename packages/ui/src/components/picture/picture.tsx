import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './picture.css';

export interface PictureSource {
  /** One file, or several with their widths: "shore-800.avif 800w, shore-1600.avif 1600w". */
  srcSet: string;
  /** The windows it is for, such as "(max-width: 767px)". */
  media?: string | undefined;
  /** The format, such as "image/avif", which browsers without it pass over. */
  type?: string | undefined;
  /** @default the picture's */
  sizes?: string | undefined;
  /** The size of its file in px, if it is cut to another shape. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'>, Renders {
  /** The file for browsers that take none of the sources. */
  src: string;
  /** The picture in words; empty only if the text beside it says the same. */
  alt: string;
  /** The size of the file in px, which reserves its place. */
  width: number;
  height: number;
  srcSet?: string | undefined;
  /** The width at which it is shown, such as "(min-width: 768px) 50vw, 100vw". */
  sizes?: string | undefined;
  /** Other cuts and formats; the browser takes the first that fits. */
  sources?: readonly PictureSource[] | undefined;
  /** `eager` for a picture in the first window. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** The caption, in a sentence. */
  caption?: ReactNode;
  /** The photographer and licence. */
  credit?: ReactNode;
}

/**
 * A photograph in the cut and size that fits the window. Renders a `<figure>`, or a `<div>` without
 * caption and credit.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  sources,
  loading = 'lazy',
  caption,
  credit,
  className,
  ...rest
}: PictureProps) {
  return renderPart(caption || credit ? 'figure' : 'div', {
    'data-part': 'picture',
    ...rest,
    className: clsx(styles.root, className),
    children: (
      <>
        <picture>
          {sources?.map((source) => (
            <source
              key={`${source.media} ${source.type} ${source.srcSet}`}
              sizes={sizes}
              {...source}
            />
          ))}
          {/* Before `src`, because Safari starts to load as soon as it has that. */}
          <img
            loading={loading}
            decoding="async"
            sizes={sizes}
            srcSet={srcSet}
            src={src}
            alt={alt}
            width={width}
            height={height}
            className={styles.image}
          />
        </picture>
        {(caption || credit) && (
          <figcaption className={styles.caption}>
            {caption && <span>{caption}</span>}
            {credit && <small className={styles.credit}>{credit}</small>}
          </figcaption>
        )}
      </>
    ),
  });
}
