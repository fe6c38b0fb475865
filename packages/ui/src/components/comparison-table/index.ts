export {
  ComparisonTable,
  type ComparedFeature,
  type ComparedGroup,
  type ComparedOption,
  type ComparisonTableProps,
} from './comparison-table';
