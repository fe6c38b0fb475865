export { emailSchema } from './email-schema';
export type { NewsletterMessages } from './messages';
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form';
