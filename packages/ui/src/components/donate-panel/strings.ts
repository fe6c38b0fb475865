import { donateLabels } from './labels';
import { pledgeMessages } from './pledge-schema';

export const DonatePanel = { labels: donateLabels, messages: pledgeMessages, locale: 'en-US' };
