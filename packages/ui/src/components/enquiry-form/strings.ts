import { enquiryMessages } from './enquiry-schema';
import { enquiryLabels } from './labels';

export const EnquiryForm = { labels: enquiryLabels, messages: enquiryMessages };
