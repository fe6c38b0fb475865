import { emailMessages } from './email';

export const defaultMessages = {
  ...emailMessages,
  subscribed: 'Successfully subscribed to newsletter!',
  duplicate: "You're already subscribed!",
  limited: 'Failed to subscribe: too many sign-ups came from here. Please try again later.',
  failed: 'Failed to subscribe. Please try again.',
};

export type NewsletterMessages = typeof defaultMessages;

/**
 * Returns the message and tone of each outcome. `privacy` hides whether an address was already
 * subscribed.
 */
export function outcomesOf(text: NewsletterMessages, privacy: boolean) {
  const sent = { tone: 'success', message: text.subscribed } as const;
  return {
    sent,
    duplicate: privacy ? sent : ({ tone: 'info', message: text.duplicate } as const),
    invalid: { tone: 'error', message: text.invalid },
    limited: { tone: 'error', message: text.limited },
    failed: { tone: 'error', message: text.failed },
  } as const;
}

export type Outcomes = ReturnType<typeof outcomesOf>;
