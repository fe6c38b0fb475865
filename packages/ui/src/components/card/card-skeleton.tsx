import { Card, CardText, type CardProps } from './card';
import * as styles from './card.css';

export interface CardSkeletonProps extends Omit<CardProps, 'aria-busy'> {}

/** Keeps a card's place until its content is there; its children are the words that say so. Renders an `<article aria-busy>`. */
export function CardSkeleton({ children = 'Loading...', ...rest }: CardSkeletonProps) {
  return (
    <Card {...rest} aria-busy="true">
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
      <CardText>{children}</CardText>
    </Card>
  );
}
