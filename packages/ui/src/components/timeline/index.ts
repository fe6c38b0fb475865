export { Timeline, TimelineEntry, type TimelineEntryProps, type TimelineProps } from './timeline';
