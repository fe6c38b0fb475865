export { NotFoundLayout, type NotFoundLayoutProps } from './not-found-layout';
