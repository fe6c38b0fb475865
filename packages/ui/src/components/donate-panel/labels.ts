/** The default texts of the panel, except those that its terms carry. */
export const donateLabels = {
  frequency: 'How often?',
  amount: 'How much?',
  other: 'Other amount',
  currency: 'Currency',
  purpose: 'What for?',
  receipt: 'Where do we send the receipt?',
  email: 'Email (optional)',
  emailHint: 'Used for the receipt only.',
  summary: 'There is a problem',
  submit: 'Continue to payment',
  submitting: 'Opening…',
  note: 'Nothing is charged on this page. You can check every detail before you pay.',
  failed: 'We could not open the payment page',
  failedText: 'Nothing was charged, and nothing you chose is lost. Please try again.',
  /** Shown after the form was posted without scripts. */
  sent: 'Your choice is noted, and nothing is charged yet. Go on to payment:',
  invalid: 'We could not read your choice: something in it is missing, or not a figure',
  limited: 'Too many choices came from here. Nothing was charged. Try again later',
  failedBefore: 'We could not note your choice. Nothing was charged. Please try again',
};

export type DonateLabels = typeof donateLabels;
