import { DonatePanel, TextLink, type Pledge } from '@hadal/ui';
import { Fragment, useState, useSyncExternalStore } from 'react';
import { formAction } from '../../data/api';
import { dropDraft, readDraft, writeDraft } from '../../data/draft';
import { useSubmission } from '../../data/use-submission';
import { insertPledge } from './pledges';
import { givingTerms, paymentAddress, type PaymentLinks } from './payments';

export interface GivingProps {
  /** The payment pages. @default those of this build */
  links?: PaymentLinks;
  /** Navigates to a payment page. */
  leave?: (address: string) => void;
}

const tooMany = {
  failed: 'You have begun as many gifts as we can take in an hour',
  failedText: 'Nothing was charged, and nothing you chose is lost. Try again later.',
};

const draft = 'gift';

/** Returns the pledge kept before the payment page, for a donor who comes Back; cleared after payment. */
function readKept(): Pledge | undefined {
  const left = readDraft<Pledge>(draft);
  if (!left?.currency) return undefined;
  if (new URLSearchParams(location.search).get('state') !== 'thanks') return left as Pledge;
  dropDraft(draft);
  return undefined;
}

const unchanging = () => () => {};

function useKept(): Pledge | undefined {
  const [kept] = useState(readKept);
  // The prerendered panel has no draft, so hydration must not show one.
  const hydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return hydrated ? kept : undefined;
}

const leaveFor = (address: string) => location.assign(address);

/** Panel to choose a gift, which is paid on a hosted payment page. */
export function Giving({
  links = import.meta.env.PAYMENT_LINKS ?? {},
  leave = leaveFor,
}: GivingProps) {
  const { submission, send } = useSubmission(insertPledge);
  const terms = givingTerms(links);
  const kept = useKept();

  return (
    <DonatePanel
      // Remounted when the stored draft is known.
      key={kept ? 'kept' : 'new'}
      defaultPledge={kept}
      aria-label="Donate"
      terms={terms}
      action={formAction('pledge_by_form')}
      onward={terms.currencies.flatMap((currency) =>
        terms.frequencies.map(({ value, label }) => (
          <Fragment key={value + currency}>
            <TextLink href={paymentAddress(links, { frequency: value, currency })}>
              {label} in {currency}
            </TextLink>{' '}
          </Fragment>
        )),
      )}
      {...(submission.status === 'limited' && { labels: tooMany })}
      onPledge={async (pledge) => {
        await send(pledge);
        writeDraft(draft, pledge);
        const returned = new Promise((resolve) =>
          addEventListener('pageshow', resolve, { once: true }),
        );
        leave(paymentAddress(links, pledge));
        // The button stays loading until the page unloads, and is released after Back.
        await returned;
      }}
    />
  );
}
