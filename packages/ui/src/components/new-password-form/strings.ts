import { newPasswordLabels } from './labels';

export const NewPasswordForm = {
  labels: newPasswordLabels,
  rule: (minLength: number) =>
    `At least ${minLength} characters. Four words are easy to keep and hard to guess.`,
};
