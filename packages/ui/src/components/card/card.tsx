import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Heading } from '../heading';
import { Icon } from '../icon';
import { Link } from '../link';
import * as styles from './card.css';

export interface CardProps extends ComponentPropsWithRef<'article'>, Renders {}

/** Groups content on one subject. Renders an `<article>`. */
export function Card({ className, ...rest }: CardProps) {
  return renderPart('article', {
    'data-part': 'card',
    ...rest,
    className: clsx(styles.card, className),
  });
}

export interface CardTitleProps extends ComponentPropsWithRef<'h3'> {
  /** The link target of the card: makes all of it one link. */
  href?: string | undefined;
  /** The heading level; follows the page's outline, never its looks. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/** The title of the card; with `href`, makes the whole card a link. Renders a heading. */
export function CardTitle({ href, level = 3, className, children, ...rest }: CardTitleProps) {
  return (
    <Heading
      data-part="card-title"
      {...rest}
      level={level}
      size="small"
      className={clsx(styles.title, className)}
    >
      {href === undefined ? (
        children
      ) : (
        <Link data-part="card-cover" href={href} className={styles.cover}>
          {children}
        </Link>
      )}
    </Heading>
  );
}

export interface CardTextProps extends ComponentPropsWithRef<'p'>, Renders {}

/** The text of the card. Renders a `<p>`. */
export function CardText({ className, ...rest }: CardTextProps) {
  return renderPart('p', {
    'data-part': 'card-text',
    ...rest,
    className: clsx(styles.text, className),
  });
}

export interface CardMediaProps extends ComponentPropsWithRef<'div'>, Renders {}

/** Holds the card's drawing, edge to edge; the text goes into a `CardBody`. Renders a `<div>`. */
export function CardMedia({ className, ...rest }: CardMediaProps) {
  return renderPart('div', {
    'data-part': 'card-media',
    ...rest,
    className: clsx(styles.picture, className),
  });
}

export interface CardBodyProps extends ComponentPropsWithRef<'div'>, Renders {}

/** The text of a card with a `CardMedia`. Renders a `<div>`. */
export function CardBody({ className, ...rest }: CardBodyProps) {
  return renderPart('div', {
    'data-part': 'card-body',
    ...rest,
    className: clsx(styles.body, className),
  });
}

export interface CardMoreProps extends ComponentPropsWithRef<'p'>, Renders {}

/**
 * A visual cue that the card is a link. Decorative only: the title is the link that is followed,
 * focused and read out. Renders a `<p aria-hidden>`.
 */
export function CardMore({ className, children, ...rest }: CardMoreProps) {
  return renderPart('p', {
    'data-part': 'card-more',
    'aria-hidden': 'true',
    ...rest,
    className: clsx(styles.more, className),
    children: (
      <>
        {children}
        <Icon data-part="card-arrow" name="arrow-right" className={styles.arrow} />
      </>
    ),
  });
}

export interface CardGroupProps extends ComponentPropsWithRef<'div'>, Renders {
  /** Offsets each card of a row further down than the one before it, from 1024 px. */
  stepped?: boolean | undefined;
}

/** Cards in rows of three; stacked below 1024 px, pictures at their start. Renders a `<div>`. */
export function CardGroup({ stepped = false, className, ...rest }: CardGroupProps) {
  return renderPart('div', {
    'data-part': 'card-group',
    ...rest,
    className: clsx(styles.group, stepped && styles.stepped, className),
  });
}
