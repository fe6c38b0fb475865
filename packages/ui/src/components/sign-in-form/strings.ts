import { signInLabels } from './labels';

export const SignInForm = { labels: signInLabels };
