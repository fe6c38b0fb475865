export { Slide, type SlideProps } from './slide';
