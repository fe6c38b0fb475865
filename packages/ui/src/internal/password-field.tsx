'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '../components/button';
import { TextField, type TextFieldProps } from '../components/text-field';
import { withRef } from './with-ref';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'action' | 'type'> {
  /** The labels of the button that shows and hides the password. */
  showLabel: ReactNode;
  hideLabel: ReactNode;
}

/** A password field, masked until the user shows it. Renders a `TextField`. */
export const PasswordField = withRef(function PasswordField({
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      action={
        <Button tone="secondary" onClick={() => setShown(!isShown)}>
          {isShown ? hideLabel : showLabel}
        </Button>
      }
    />
  );
});
