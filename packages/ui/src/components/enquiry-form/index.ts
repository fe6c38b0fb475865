export { EnquiryForm, type EnquiryFormProps } from './enquiry-form';
export { createEnquirySchema, type Enquiry, type EnquiryMessages } from './enquiry-schema';
export type { EnquiryLabels } from './labels';
