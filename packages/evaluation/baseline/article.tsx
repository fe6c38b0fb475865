export { Article as default } from '../../ui/blocks/article.tsx';
