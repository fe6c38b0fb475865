'use client';

import { useContext, type ReactNode } from 'react';
import { Button } from '../components/button';
import { Callout } from '../components/callout';
import { actions } from './actions.css';
import { FormContext } from './form-context';

export interface FormFootProps {
  /** The message shown if the form could not be sent. */
  failure: { title: string; children?: ReactNode };
  submitLabel: ReactNode;
  submittingLabel: string;
  disabled?: boolean | undefined;
  /** Further actions, beside the button. */
  children?: ReactNode;
}

/** The end of a form: what went wrong, if anything did, and the button. Renders `<div>` elements. */
export function FormFoot({
  failure,
  submitLabel,
  submittingLabel,
  disabled,
  children,
}: FormFootProps) {
  const { state } = useContext(FormContext)!;
  return (
    <>
      {state === 'failed' && (
        <Callout tone="danger" role="alert" title={failure.title}>
          {failure.children}
        </Callout>
      )}
      <div className={actions}>
        <Button
          type="submit"
          disabled={disabled}
          loading={state === 'sending'}
          loadingLabel={submittingLabel}
        >
          {submitLabel}
        </Button>
        {children}
      </div>
    </>
  );
}
