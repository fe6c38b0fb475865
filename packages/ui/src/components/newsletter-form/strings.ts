import { defaultMessages as newsletterMessages } from './messages';

export const NewsletterForm = {
  title: 'Stay Updated',
  label: 'Email',
  submitLabel: 'Subscribe',
  submittingLabel: 'Subscribing',
  messages: newsletterMessages,
};
