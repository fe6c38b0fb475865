import { Skeleton } from '../skeleton';
import { Card, CardText, type CardProps } from './card';

export interface CardSkeletonProps extends Omit<CardProps, 'aria-busy'> {}

/**
 * Reserves a card's place until its content has loaded; its children are the loading message.
 * Renders an `<article aria-busy>`.
 */
export function CardSkeleton({ children = 'Loading...', ...rest }: CardSkeletonProps) {
  return (
    <Card data-part="card-skeleton" {...rest} aria-busy="true">
      <Skeleton />
      <CardText>{children}</CardText>
    </Card>
  );
}
