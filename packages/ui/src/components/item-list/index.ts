export {
  Item,
  ItemList,
  RankedList,
  type ItemListProps,
  type ItemProps,
  type RankedListProps,
} from './item-list';
