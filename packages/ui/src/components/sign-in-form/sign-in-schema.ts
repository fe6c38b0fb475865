import * as z from 'zod/mini';
import type { SignInLabels } from './labels';

/** Checks that both fields are filled in; only the server can check the credentials. */
export const createSignInSchema = ({ noEmail, noPassword }: SignInLabels) =>
  z.object({
    email: z.string(noEmail).check(z.trim(), z.email(noEmail)),
    // Not trimmed: a password may end in a space.
    password: z.string(noPassword).check(z.minLength(1, noPassword)),
  });

export type Credentials = z.output<ReturnType<typeof createSignInSchema>>;
