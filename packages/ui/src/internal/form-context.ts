'use client';

import { createContext, type ReactNode } from 'react';

/** Error messages by the name of their field. */
export type FormErrors = Readonly<Partial<Record<string, ReactNode>>>;

/** The progress of a submission that a form makes itself. */
export type FormState = 'idle' | 'sending' | 'sent' | 'failed';

/** A form, as its fields see it. */
export interface FormSettings {
  /** Returns the id of the first control of a name. */
  idOf: (name: string) => string;
  errors: FormErrors;
  state: FormState;
  /** Returns true for the first control of a name. */
  isFirst: (name: string, ownId: string) => boolean;
}

export const FormContext = createContext<FormSettings | undefined>(undefined);

/** The name of the group around a control, which shows their common error. */
export const GroupContext = createContext<string | undefined>(undefined);
