export { DonatePanel, type DonatePanelProps } from './donate-panel';
export type { DonateLabels } from './labels';
export {
  createPledgeSchema,
  type GivingTerms,
  type Pledge,
  type PledgeMessages,
} from './pledge-schema';
