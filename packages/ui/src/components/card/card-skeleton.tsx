import { useStrings } from '../../internal/use-strings';
import { Skeleton } from '../skeleton';
import { Card, CardText, type CardProps } from './card';
import { CardSkeleton as english } from './strings';

export interface CardSkeletonProps extends Omit<CardProps, 'aria-busy'> {}

/**
 * Reserves a card's place until its content has loaded; its children are the loading message.
 * Renders an `<article aria-busy>`.
 */
export function CardSkeleton(props: CardSkeletonProps) {
  const { children, ...rest } = useStrings('CardSkeleton', english, props);
  return (
    <Card data-part="card-skeleton" {...rest} aria-busy="true">
      <Skeleton />
      <CardText>{children}</CardText>
    </Card>
  );
}
