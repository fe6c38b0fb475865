export { Section, type SectionProps } from './section';
export { SectionColumns, type SectionColumnsProps } from './section-columns';
export { SectionHeader, type SectionHeaderProps } from './section-header';
