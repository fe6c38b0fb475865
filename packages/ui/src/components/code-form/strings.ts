import { codeLabels } from './labels';

export const CodeForm = { labels: codeLabels };
