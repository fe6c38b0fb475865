export { EvidenceBadge, type EvidenceBadgeProps } from './evidence-badge';
