export { Item, ItemList, type ItemListProps, type ItemProps } from './item-list';
