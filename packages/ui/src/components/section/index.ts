export { Section, type SectionProps } from './section';
export { SectionHeader, type SectionHeaderProps } from './section-header';
