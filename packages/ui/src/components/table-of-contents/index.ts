export { TableOfContents, type ContentsLink, type TableOfContentsProps } from './table-of-contents';
