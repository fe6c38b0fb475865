export {
  Card,
  CardBody,
  CardGroup,
  CardMedia,
  CardMore,
  CardText,
  CardTitle,
  type CardBodyProps,
  type CardGroupProps,
  type CardMediaProps,
  type CardMoreProps,
  type CardProps,
  type CardTextProps,
  type CardTitleProps,
} from './card';
export { CardSkeleton, type CardSkeletonProps } from './card-skeleton';
