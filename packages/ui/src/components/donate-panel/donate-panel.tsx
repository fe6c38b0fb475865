'use client';

import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormOutcomes } from '../../internal/form-outcomes';
import { Honeypot, honeypotName } from '../../internal/honeypot';
import { refusalsOf } from '../../internal/refusals-of';
import { part, sheet } from '../../internal/sheet.css';
import { useEarlyInput } from '../../internal/use-early-input';
import { Button } from '../button';
import { Callout } from '../callout';
import { Form } from '../form';
import { Icon } from '../icon';
import { Radio, RadioGroup, RadioTile } from '../radio-group';
import { SegmentedControl, SegmentedControlItem } from '../segmented-control';
import { Select } from '../select';
import { Text } from '../text';
import { TextField } from '../text-field';
import * as styles from './donate-panel.css';
import type { DonateLabels } from './labels';
import {
  createPledgeSchema,
  formatMoney,
  otherAmount,
  type GivingTerms,
  type Pledge,
  type PledgeMessages,
} from './pledge-schema';
import { useChoice } from './use-choice';
import { DonatePanel as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface DonatePanelProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'noValidate' | 'onSubmit'
> {
  /** The frequencies, amounts, currencies and purposes on offer. */
  terms: GivingTerms;
  /**
   * Records a valid pledge and continues to payment. Reject on failure, with `RefusedFields` if the
   * server refuses some fields: the panel shows an error and keeps every choice; log the cause
   * yourself.
   */
  onPledge: (pledge: Pledge) => Promise<void>;
  /**
   * The URL to which the form posts without scripts, with the same names. The server redirects to the page
   * of this panel, at `#pledge-sent`, `#pledge-invalid`, `#pledge-limited` or `#pledge-failed`.
   */
  action?: string | undefined;
  /**
   * The id prefix of the outcomes; must differ between two panels on one page. @default 'pledge'
   */
  anchor?: string | undefined;
  /** Links to payment, for visitors who posted the form without scripts. */
  onward?: ReactNode;
  /** The reason why giving is not open yet, shown in place of the submit button. */
  unavailable?: ReactNode;
  /** The initial choice, such as one made before Back. @default the first of all terms, no email */
  defaultPledge?: Pledge | undefined;
  labels?: Partial<DonateLabels> | undefined;
  messages?: Partial<PledgeMessages> | undefined;
  /** The locale in which sums are written and read. @default 'en-US' */
  locale?: string | undefined;
}

/**
 * Asks for frequency, amount and purpose, and passes the pledge on. It never asks for card details.
 * Renders a `<form>`.
 */
export function DonatePanel(props: DonatePanelProps) {
  const {
    terms,
    onPledge,
    action,
    anchor = 'pledge',
    onward,
    unavailable,
    defaultPledge,
    labels: words,
    messages: refusals,
    locale,
    className,
    ...rest
  } = useStrings('DonatePanel', english, props);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const schema = createPledgeSchema(terms, refusals, locale);
  const choice = useChoice(terms, locale, defaultPledge);
  useEarlyInput(`${id}-email`, ({ form }) => form && choice.takeOver(form));
  const money = (sum: number) => formatMoney(sum, choice.currency, locale);
  return (
    <Form
      data-part="donate-panel"
      {...rest}
      id={id}
      action={action}
      schema={schema}
      // A bot that fills in the honeypot is shown success.
      onSend={async (pledge, { data }) =>
        data.get(honeypotName) ? undefined : refusalsOf(onPledge(pledge), refusals)
      }
      failure={null}
      title={words.summary}
      className={clsx(sheet, className)}
    >
      {(state) => (
        <>
          <div className={part}>
            {action && (
              <FormOutcomes
                anchor={anchor}
                outcomes={{
                  sent: {
                    tone: 'success',
                    message: (
                      <>
                        {words.sent} {onward}
                      </>
                    ),
                  },
                  invalid: { tone: 'error', message: words.invalid },
                  limited: { tone: 'error', message: words.limited },
                  failed: { tone: 'error', message: words.failedBefore },
                }}
              />
            )}
            <SegmentedControl
              name="frequency"
              legend={words.frequency}
              value={choice.frequency.value}
              onValueChange={choice.changeFrequency}
            >
              {terms.frequencies.map(({ value, label }) => (
                <SegmentedControlItem key={value} value={value}>
                  {label}
                </SegmentedControlItem>
              ))}
            </SegmentedControl>
          </div>
          <div className={part}>
            <RadioGroup
              name="amount"
              legend={words.amount}
              value={choice.amount}
              onValueChange={choice.changeAmount}
            >
              {choice.frequency.presets.map((preset) => (
                <RadioTile key={preset} value={String(preset)}>
                  {money(preset)}
                </RadioTile>
              ))}
              <RadioTile value={otherAmount}>
                <small>{words.other}</small>
              </RadioTile>
            </RadioGroup>
            <TextField
              name="other"
              label={words.other}
              hint={`${money(terms.minimum)} – ${money(terms.maximum)}`}
              unit={choice.currency}
              inputMode="decimal"
              autoComplete="off"
              value={choice.other}
              onChange={({ target }) => choice.changeOther(target.value)}
              className={styles.other}
            />
            {terms.currencies.length > 1 ? (
              <Select
                name="currency"
                label={words.currency}
                value={choice.currency}
                onChange={({ target }) => choice.changeCurrency(target.value)}
                className={styles.currency}
              >
                {terms.currencies.map((currency) => (
                  <option key={currency}>{currency}</option>
                ))}
              </Select>
            ) : (
              <input type="hidden" name="currency" value={choice.currency} />
            )}
          </div>
          <div className={part}>
            <RadioGroup
              name="purpose"
              legend={words.purpose}
              defaultValue={defaultPledge?.purpose ?? terms.purposes[0]?.value}
            >
              {terms.purposes.map(({ value, label, hint }) => (
                <Radio key={value} value={value} label={label} hint={hint} />
              ))}
            </RadioGroup>
          </div>
          <div className={part}>
            <TextField
              name="email"
              label={words.email}
              hint={words.emailHint}
              type="email"
              autoComplete="email"
              defaultValue={defaultPledge?.email}
            />
            <Honeypot />
          </div>
          <div className={part}>
            {state === 'failed' && (
              <Callout tone="danger" role="alert" title={words.failed}>
                {words.failedText}
              </Callout>
            )}
            <div className={styles.foot}>
              <p className={styles.summary}>
                {choice.frequency.summary}
                <strong className={styles.sum}>
                  {choice.sum === undefined ? '–' : money(choice.sum)}
                </strong>
              </p>
              {!unavailable && (
                <Button type="submit" loading={state === 'sending'} loadingLabel={words.submitting}>
                  {words.submit} <Icon name="arrow-right" className={styles.onward} />
                </Button>
              )}
            </div>
            {unavailable ?? (
              <Text size="sm" tone="muted">
                {words.note}
              </Text>
            )}
          </div>
        </>
      )}
    </Form>
  );
}
