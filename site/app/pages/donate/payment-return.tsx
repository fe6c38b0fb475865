import { Callout } from '@hadal/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const unchanging = () => () => {};

/** Greets a visitor returning from the payment page, at `/donate?state=thanks` or `=cancelled`. */
export function PaymentReturn() {
  const { search } = useLocation();
  // The prerendered page has no query.
  const state = useSyncExternalStore(
    unchanging,
    () => new URLSearchParams(search).get('state'),
    () => null,
  );
  if (state === 'thanks') {
    return (
      <Callout tone="success" role="alert" title="Thank you">
        The payment page sent you back to say that it is done. This page cannot see your payment:
        the receipt in your inbox is the proof. If none comes within a day, nothing was taken.
      </Callout>
    );
  }
  if (state === 'cancelled') {
    return (
      <Callout role="alert" title="You left before paying">
        Nothing was charged. Should you change your mind, everything can be chosen again below.
      </Callout>
    );
  }
  return null;
}
