export { DefinitionList, type Definition, type DefinitionListProps } from './definition-list';
